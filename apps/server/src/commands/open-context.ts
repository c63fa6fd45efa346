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

/** The store of a configuration, opened by a tool while no server runs. `close` gives everything back. */
export async function openContext(
  config: Config,
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = config
  prepareDataFolder(dataDir)
  const lock = databaseUrl === undefined ? lockDataFolder(dataDir, process.pid) : undefined
  const store = await (databaseUrl === undefined
    ? openDatabaseFolder(dataDir)
    : openPostgres(databaseUrl))
  // A site that does not run need not be told: the changes wait until the server starts.
  const logger = createLogger('error', pino.destination(2))
  const importSecret = randomBytes(32).toString('hex')
  const workers = createWorkers(config.workers, logger)
  const context = await withStartLock(store, logger, async () => {
    await store.migrate()
    const made = await createContext({ config, store, logger, importSecret, workers })
    await seedFirstStart(made)
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
