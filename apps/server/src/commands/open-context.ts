import { randomBytes } from 'node:crypto'
import { createLogger } from '@mozhan/operations'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { type AppContext, closeContext, createContext } from '../context.ts'
import { openPostgres } from '../platform/db/client.ts'
import { openDatabaseFolder } from '../platform/db/database-folder.ts'
import { withStartLock } from '../platform/db/start-lock.ts'
import { prepareDataFolder } from '../platform/store/data-folder.ts'
import { lockDataFolder } from '../platform/store/data-lock.ts'
import { closeWorkers, createWorkers } from '../workers.ts'
import { seedFirstStart } from './seed/seed.ts'

/** Opens the database and context for a command while no server runs. `close` releases everything. */
export async function openContext(
  config: Config,
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = config
  prepareDataFolder(dataDir)
  const lock = databaseUrl === undefined ? lockDataFolder(dataDir, process.pid) : undefined
  const store = await (databaseUrl === undefined
    ? openDatabaseFolder(dataDir)
    : openPostgres(databaseUrl))
  // Pages are not invalidated now: invalidations are stored and sent when the server starts.
  const logger = createLogger('error', pino.destination(2))
  const importSecret = randomBytes(32).toString('hex')
  const workers = createWorkers(config.workers, logger)
  const context = await withStartLock(store, logger, async () => {
    await store.migrate()
    const made = await createContext({ config, store, logger, importSecret, workers })
    await seedFirstStart(made, config)
    return made
  })
  return {
    context,
    async close() {
      await closeContext(context)
      await closeWorkers(workers)
      await store.close()
      lock?.release()
    },
  }
}
