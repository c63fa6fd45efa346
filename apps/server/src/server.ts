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
import { checkPort, closeServer, describeAddress, type ListenAddress, listen } from './listen.ts'
import { createLoginSite } from './login-site/app.ts'
import { openEmbedded, openPostgres, type Store } from './platform/db/client.ts'
import { openDatabaseFolder } from './platform/db/database-folder.ts'
import { withStartLock } from './platform/db/start-lock.ts'
import { attachBroker } from './platform/realtime/broker.ts'
import { prepareDataFolder } from './platform/store/data-folder.ts'
import { lockDataFolder } from './platform/store/data-lock.ts'
import { publishServerInfo } from './platform/store/server-info.ts'
import { watchServer } from './watch-server.ts'
import { closeWorkers, createWorkers } from './workers.ts'

export interface RunningServer {
  readonly url: string
  /** Absent when another login site is used. */
  readonly loginUrl?: string | undefined
  /** Waits for running work, writes buffered data and releases all resources. */
  stop(): Promise<void>
}

type Cleanups = (() => unknown)[]

/** Time in ms that all running work together gets to finish after a stop. */
const STOP_MS = 15_000

/** Starts all parts in order. When one fails, the parts before it are stopped. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): Promise<RunningServer> {
  const config = parseConfig(env)
  const { host, port, loginPort, metricsHost, metricsPort } = config
  const apiAddress: ListenAddress = { host, port, variable: 'API_PORT' }
  const loginAddress: ListenAddress | undefined =
    loginPort === undefined ? undefined : { host, port: loginPort, variable: 'LOGIN_PORT' }
  const metricsAddress: ListenAddress | undefined =
    metricsPort === undefined
      ? undefined
      : { host: metricsHost, port: metricsPort, variable: 'API_METRICS_PORT' }
  // Checked first, because a first start works for seconds before it listens.
  for (const address of [apiAddress, loginAddress, metricsAddress])
    if (address) await checkPort(address)
  const logger = createLogger(config.logLevel)
  prepareDataFolder(config.dataDir)
  // Only the embedded database needs exclusive access to the folder.
  const lock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir, pid) : undefined
  const cleanups: Cleanups = [() => lock?.release()]
  try {
    const store = await openStore(config, logger)
    cleanups.push(() => store.close())
    const importSecret = randomBytes(32).toString('hex')
    const context = await withStartLock(store, logger, async () => {
      await store.migrate()
      const workers = createWorkers(config.workers, logger)
      cleanups.push(() => closeWorkers(workers))
      const created = await createContext({ config, store, logger, importSecret, workers })
      cleanups.push(() => closeContext(created))
      await seedFirstStart(created, config)
      return created
    })
    const open = async (app: Hono, address: ListenAddress) => {
      const server = await listen(app, address)
      cleanups.push(() => closeServer(server))
      return server
    }
    // Before the API, because a healthy API means that everything has started.
    const loginUrl =
      loginAddress &&
      describeAddress(loginAddress, await open(createLoginSite(context), loginAddress))
    const server = await open(createApp(context), apiAddress)
    // Open answer streams would keep the server from closing.
    cleanups.push(() => context.answers.close())
    const url = describeAddress(apiAddress, server)
    const broker = await attachBroker(server, context, {
      getStatus: (userId) => readStatus(context, userId),
    })
    cleanups.push(() => {
      // Clients that reconnect at once must not reach this process again.
      server.close()
      return broker.stop()
    })
    watchServer(context, broker)
    if (metricsAddress !== undefined) cleanups.push(await context.metrics.listen(metricsAddress))
    cleanups.push(publishServerInfo(config.dataDir, { pid, url, secret: importSecret }))
    cleanups.push(startJobs(context))
    logger.info({ url, loginUrl, database: store.kind }, 'listening')
    return { url, loginUrl, stop: () => stop(context, cleanups) }
  } catch (error) {
    await runCleanups(cleanups)
    throw error
  }
}

/** Reports not ready, keeps answering while load balancers notice, and then stops all parts. */
async function stop({ config, logger, readiness }: AppContext, cleanups: Cleanups): Promise<void> {
  readiness.drain()
  logger.info({ seconds: config.drainSeconds }, 'draining')
  await sleep(config.drainSeconds * 1000)
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    const failure = new Error(`The server did not stop within ${STOP_MS / 1000} s.`)
    timer = setTimeout(() => reject(failure), STOP_MS)
  })
  await Promise.race([runCleanups(cleanups), timedOut])
  clearTimeout(timer)
  logger.info('stopped')
}

async function runCleanups(cleanups: Cleanups): Promise<void> {
  for (let step = cleanups.pop(); step !== undefined; step = cleanups.pop()) await step()
}

function openStore({ databaseUrl, dataDir }: Config, logger: Logger): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  const onRestart = (reason: unknown) =>
    logger.error({ err: reason }, 'embedded database ended, restarting')
  return openDatabaseFolder(dataDir, (folder) => openEmbedded({ folder, onRestart }))
}
