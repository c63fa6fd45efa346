import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { type AppContext, closeContext, createContext } from '../context.ts'
import { openEmbedded, openPostgres } from '../db/client.ts'
import { seedFirstStart } from '../db/seed.ts'
import { lockDataFolder } from '../store/data-lock.ts'

/** The store of a configuration, opened by a tool while no server runs. `close` gives everything back. */
export async function openContext(
  config: Config,
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = config
  mkdirSync(path.join(dataDir, 'files'), { recursive: true })
  const lock = databaseUrl === undefined ? lockDataFolder(dataDir, process.pid) : undefined
  const store = await (databaseUrl === undefined
    ? openEmbedded({ folder: path.join(dataDir, 'pg') })
    : openPostgres(databaseUrl))
  await store.migrate()
  // A site that does not run need not be told: the changes wait until the server starts.
  const logger = pino({ level: 'error', base: undefined }, pino.destination(2))
  const importSecret = randomBytes(32).toString('hex')
  const context = await createContext({ config, store, logger, importSecret })
  await seedFirstStart(context)
  return {
    context,
    async close() {
      await closeContext(context)
      await store.close()
      lock?.release()
    },
  }
}
