import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { parseConfig } from '../../config.ts'
import { type AppContext, closeContext, createContext } from '../../context.ts'
import { openEmbedded, openPostgres, type Store } from '../../platform/db/client.ts'
import { createScratchDatabase } from '../../platform/db/scratch-database.ts'
import { closeWorkers, createWorkers } from '../../workers.ts'

/**
 * Runs a benchmark on an empty database and drops it afterwards.
 * @param server address of a PostgreSQL server with permission to create databases; absent: PGlite
 */
export async function withBenchContext(
  server: string | undefined,
  work: (context: AppContext) => Promise<void>,
): Promise<void> {
  if (!server) return runOn(await openEmbedded({}), work)
  const { url, drop } = await createScratchDatabase(server)
  try {
    // No statement timeout: the content is inserted in a few large statements.
    await runOn(await openPostgres(url, { statementMs: 0 }), work)
  } finally {
    await drop()
  }
}

async function runOn(store: Store, work: (context: AppContext) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-bench-'))
  await store.migrate()
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const logger = pino({ level: 'silent' })
  const workers = createWorkers(config.workers, logger)
  const context = await createContext({
    config,
    store,
    logger,
    workers,
    importSecret: '',
  })
  try {
    await work(context)
  } finally {
    await closeContext(context)
    await closeWorkers(workers)
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
