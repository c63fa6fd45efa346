import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@mozhan/operations'
import { findCachePolicy, listSlashPaths } from '@mozhan/routes/site'
import { createProxy } from '../api/proxy.ts'
import { createUpgradeProxy } from '../api/upgrade.ts'
import { createFrontDoor } from '../front-door.ts'
import { nextFramework } from '../next/index.ts'
import { createInnerServer } from '../origin/inner-server.ts'
import { createOrigin } from '../origin/origin.ts'
import { PageCache } from '../pages/page-cache.ts'
import { readWorkerScript } from '../pages/worker-script.ts'
import { createPolicy } from '../policy/csp.ts'
import type { Stage } from '../process/lifecycle.ts'
import { createOuterServer, createSocketTest } from '../process/outer-server.ts'
import { createForwardedReader } from '../request/forwarded.ts'
import type { Observe } from '../request/observe.ts'

/** Address rules of the test site. */
export const ADDRESS_RULES = {
  api: { '/api': '', '/files': '/files' },
  slashPaths: new Set(listSlashPaths()),
}

const WORKER = new URL('./worker.js', import.meta.url)

const servers: Server[] = []

/** Opens a server on a free port until `closeAll`. */
export async function open(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export type Listener = Parameters<typeof createServer>[1]

/** Opens a front door with these two servers behind it. @returns its address */
export async function openSite({
  next = (_req, res) => res.end(),
  api = (_req, res) => res.end(),
  trusted = [],
  readStage = () => 'ready',
  observe = () => {},
}: {
  next?: Listener
  api?: Listener
  trusted?: string[]
  readStage?: () => Stage
  observe?: Observe
}) {
  const target = `http://127.0.0.1:${await open(createServer(api as never))}`
  const origin = await open(createInnerServer(next as never))
  const readForwarded = createForwardedReader(trusted)
  const listener = createFrontDoor({
    addressRules: ADDRESS_RULES,
    framework: nextFramework,
    findCachePolicy,
    fetchOrigin: createOrigin(origin, nextFramework.innerHeaders),
    cache: new PageCache({ maxBytes: 1_000_000 }),
    policyOf: createPolicy({ ownScripts: [], isDataScript: nextFramework.isDataScript }),
    proxy: createProxy({ target }),
    readForwarded,
    worker: await readWorkerScript({ file: WORKER, buildId: 'build-1' }),
    readStage,
    observe,
    logger: createLogger('silent'),
  })
  const server = createOuterServer(listener, createSocketTest('/wss'))
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
