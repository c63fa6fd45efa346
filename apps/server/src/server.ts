import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '@mozhan/operations'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { seedFirstStart } from './commands/seed/seed.ts'
import { type Config, parseConfig } from './config.ts'
import { type AppContext, closeContext, createContext } from './context.ts'
import { readStatus } from './domains/message/status.ts'
import { startJobs } from './jobs.ts'
import { checkPort, closeServer, describeAddress, listen, type Place } from './listen.ts'
import { createLoginSite } from './login-site/app.ts'
import { openEmbedded, openPostgres, type Store } from './platform/db/client.ts'
import { openDatabaseFolder } from './platform/db/database-folder.ts'
import { withStartLock } from './platform/db/start-lock.ts'
import { attachBroker } from './platform/realtime/broker.ts'
import { prepareDataFolder } from './platform/store/data-folder.ts'
import { lockDataFolder } from './platform/store/data-lock.ts'
import { announce } from './platform/store/server-note.ts'
import { watchServer } from './watch-server.ts'
import { closeWorkers, createWorkers } from './workers.ts'

export interface RunningServer {
  readonly url: string
  /** Absent where another login site is used. */
  readonly loginUrl?: string | undefined
  /** Finishes what is under way, writes what is held in memory, gives everything back. */
  stop(): Promise<void>
}

type Undo = (() => unknown)[]

/** Everything that is under way gets this long, all together, once nothing new is taken. */
const STOP_MS = 15_000

/** Starts everything in order; whatever fails gives back what was taken before it. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): Promise<RunningServer> {
  const config = parseConfig(env)
  const { host, port, loginPort, metricsHost, metricsPort } = config
  const apiPlace: Place = { host, port, variable: 'API_PORT' }
  const loginPlace: Place | undefined =
    loginPort === undefined ? undefined : { host, port: loginPort, variable: 'LOGIN_PORT' }
  const metricsPlace: Place | undefined =
    metricsPort === undefined
      ? undefined
      : { host: metricsHost, port: metricsPort, variable: 'API_METRICS_PORT' }
  // Asked first: a first start works for seconds before it listens.
  for (const place of [apiPlace, loginPlace, metricsPlace]) if (place) await checkPort(place)
  const logger = createLogger(config.logLevel)
  prepareDataFolder(config.dataDir)
  // PostgreSQL keeps its own order among many; only the embedded database needs the folder to itself.
  const lock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir, pid) : undefined
  const undo: Undo = [() => lock?.release()]
  try {
    const store = await openStore(config, logger)
    undo.push(() => store.close())
    const importSecret = randomBytes(32).toString('hex')
    const context = await withStartLock(store, logger, async () => {
      await store.migrate()
      const workers = createWorkers(config.workers, logger)
      undo.push(() => closeWorkers(workers))
      const made = await createContext({ config, store, logger, importSecret, workers })
      undo.push(() => closeContext(made))
      await seedFirstStart(made)
      return made
    })
    const open = async (app: Hono, place: Place) => {
      const server = await listen(app, place)
      undo.push(() => closeServer(server))
      return server
    }
    // Before the API, whose answer tells that everything has started.
    const loginUrl =
      loginPlace && describeAddress(loginPlace, await open(createLoginSite(context), loginPlace))
    const server = await open(createApp(context), apiPlace)
    // Their readers would keep the server from closing.
    undo.push(() => context.answers.close())
    const url = describeAddress(apiPlace, server)
    const broker = await attachBroker(server, context, {
      getStatus: (userId) => readStatus(context, userId),
    })
    undo.push(() => {
      // Who comes back at once must not meet us again.
      server.close()
      return broker.stop()
    })
    watchServer(context, broker)
    if (metricsPlace !== undefined) undo.push(await context.metrics.listen(metricsPlace))
    undo.push(announce(config.dataDir, { pid, url, secret: importSecret }))
    undo.push(startJobs(context))
    logger.info({ url, loginUrl, database: store.kind }, 'listening')
    return { url, loginUrl, stop: () => stop(context, undo) }
  } catch (error) {
    await unwind(undo)
    throw error
  }
}

/** Tells first that requests had better go elsewhere, and answers those that come meanwhile. */
async function stop({ config, logger, readiness }: AppContext, undo: Undo): Promise<void> {
  readiness.drain()
  logger.info({ seconds: config.drainSeconds }, 'draining')
  await sleep(config.drainSeconds * 1000)
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const failure = new Error(`The server did not stop within ${STOP_MS / 1000} s.`)
    timer = setTimeout(() => reject(failure), STOP_MS)
  })
  await Promise.race([unwind(undo), tooLate])
  clearTimeout(timer)
  logger.info('stopped')
}

async function unwind(undo: Undo): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step()
}

function openStore({ databaseUrl, dataDir }: Config, logger: Logger): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  const onRestart = (reason: unknown) =>
    logger.error({ err: reason }, 'embedded database ended, restarting')
  return openDatabaseFolder(dataDir, (folder) => openEmbedded({ folder, onRestart }))
}
