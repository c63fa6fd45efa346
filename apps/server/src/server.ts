import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { type Config, parseConfig } from './config.ts'
import { type AppContext, closeContext, createContext } from './context.ts'
import { openPgliteFolder, openPostgres, type Store } from './db/client.ts'
import { seedFirstStart } from './db/seed.ts'
import { renderOutdated } from './jobs/render-outdated.ts'
import { lockDataFolder } from './store/data-lock.ts'

export interface RunningServer {
  readonly url: string
  /** Finishes what is under way, writes what is held in memory, gives everything back. */
  stop(): Promise<void>
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor(port: number) {
    super(`Port ${port} is taken by another program; stop it or set API_PORT to a free port.`)
  }
}

/** Requests get this long to finish once a stop was asked for. */
const STOP_MS = 5000

/** Starts everything in order; whatever fails gives back what was taken before it. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): Promise<RunningServer> {
  const config = parseConfig(env)
  // Asked first: a first start works for seconds before it listens.
  await checkPort(config)
  const logger = pino({ level: config.logLevel, base: undefined })
  mkdirSync(path.join(config.dataDir, 'files'), { recursive: true })
  // PostgreSQL keeps its own order among many; only the embedded database needs the folder to itself.
  const lock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir, pid) : undefined
  const undo: (() => unknown)[] = [() => lock?.release()]
  try {
    const store = await openStore(config)
    undo.push(() => store.close())
    await store.migrate()
    const importSecret = randomBytes(32).toString('hex')
    const context = await createContext({ config, store, logger, importSecret })
    undo.push(() => closeContext(context))
    await seedFirstStart(context)
    const server = await listen(context)
    undo.push(() => closeServer(server))
    const url = describe(config, server)
    undo.push(announce(config, { pid, url, secret: importSecret }))
    undo.push(startJobs(context))
    logger.info({ url, database: store.kind }, 'listening')
    return { url, stop: () => unwind(undo) }
  } catch (error) {
    await unwind(undo)
    throw error
  }
}

async function unwind(undo: (() => unknown)[]): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step()
}

function openStore({ databaseUrl, dataDir }: Config): Promise<Store> {
  return databaseUrl === undefined
    ? openPgliteFolder(path.join(dataDir, 'pg'))
    : openPostgres(databaseUrl)
}

function checkPort({ host, port }: Config): Promise<void> {
  const probe = net.createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function listen(context: AppContext): Promise<Server> {
  const { host, port } = context.config
  // Without http2 options the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: createApp(context).fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port)))
    server.listen(port, host, () => resolve(server))
  })
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  return error.code === 'EADDRINUSE' ? new PortTakenError(port) : error
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref()
  })
}

function describe({ host, port }: Config, server: Server): string {
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${actual}`
}

/** Tells tools on this machine where the server is. Returns what takes the note back. */
function announce(config: Config, note: { pid: number; url: string; secret: string }) {
  const file = path.join(config.dataDir, 'server.json')
  rmSync(file, { force: true })
  writeFileSync(file, `${JSON.stringify(note)}\n`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** Work that nobody waits for. Returns what ends it. */
function startJobs(context: AppContext): () => Promise<void> {
  const stopping = new AbortController()
  const jobs = Promise.all([
    context.publisher.drainOutbox(),
    renderOutdated(context, stopping.signal),
  ]).catch((error) => context.logger.error({ err: error }, 'a background job failed'))
  return async () => {
    stopping.abort()
    await jobs
  }
}
