import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@mozhan/operations'
import { createPolicy } from './csp.ts'
import { createForwardedReader } from './forwarded.ts'
import { createFrontDoor } from './front-door.ts'
import { createInnerServer } from './inner-server.ts'
import type { Stage } from './life.ts'
import type { Observe } from './observe.ts'
import { createOrigin } from './origin.ts'
import { createOuterServer } from './outer-server.ts'
import { PageCache } from './page-cache.ts'
import { createProxy } from './proxy.ts'
import { createUpgradeProxy } from './upgrade.ts'
import { readWorkerScript } from './worker-script.ts'

const servers: Server[] = []

/** Opens a server on a free port, until `closeAll`. */
export async function open(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export type Listener = Parameters<typeof createServer>[1]

/** A front door with these two servers behind it. @returns its address */
export async function openSite({
  next = (_req, res) => res.end(),
  api = (_req, res) => res.end(),
  trusted = [],
  isWorkerOn = true,
  readStage = () => 'ready',
  observe = () => {},
}: {
  next?: Listener
  api?: Listener
  trusted?: string[]
  isWorkerOn?: boolean
  readStage?: () => Stage
  observe?: Observe
}) {
  const target = `http://127.0.0.1:${await open(createServer(api as never))}`
  const origin = await open(createInnerServer(next as never))
  const readForwarded = createForwardedReader(trusted)
  const listener = createFrontDoor({
    ask: createOrigin(origin),
    cache: new PageCache({ maxBytes: 1_000_000 }),
    policyOf: createPolicy({ ownScripts: [] }),
    proxy: createProxy({ target }),
    readForwarded,
    worker: await readWorkerScript({ isOn: isWorkerOn, program: 'program-1' }),
    readStage,
    observe,
    logger: createLogger('silent'),
  })
  const server = createOuterServer(listener)
  const upgrade = createUpgradeProxy(target)
  server.on('upgrade', (req, socket, head) => upgrade.open(req, socket, head, readForwarded(req)))
  return `http://127.0.0.1:${await open(server)}`
}

/** To be called after each test. */
export function closeAll(): void {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
}
