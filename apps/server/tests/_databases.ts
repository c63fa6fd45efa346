import { readFileSync } from 'node:fs'
import { type Logger, sql } from 'drizzle-orm'
import { openEmbedded, openPostgres, queryRows, type Store } from '../src/platform/db/client.ts'
import { createScratchDatabase, type ScratchDatabase } from '../src/platform/db/scratch-database.ts'
import { templatePath } from './_template.ts'

/** An empty, migrated database. */
export interface EmptyDatabase {
  readonly store: Store
  /** Returns the database to the pool. It must not be used afterwards. */
  readonly release: () => Promise<void>
}

/** Returned embedded databases. Emptying one takes a moment, loading one a second. */
const idle: Embedded[] = []

interface Embedded {
  readonly store: Store
  /** Receives every statement while a suite uses the database. */
  logger: Logger | undefined
}

export async function openMemory(logger: Logger): Promise<EmptyDatabase> {
  const embedded = idle.pop() ?? (await load())
  embedded.logger = logger
  return {
    store: embedded.store,
    async release() {
      embedded.logger = undefined
      // The suite may have closed it.
      await empty(embedded.store).then(
        () => idle.push(embedded),
        () => {},
      )
    },
  }
}

async function load(): Promise<Embedded> {
  const dump = new Blob([readFileSync(templatePath())], { type: 'application/x-gzip' })
  const logQuery: Logger['logQuery'] = (...args) => embedded.logger?.logQuery(...args)
  const embedded: Embedded = {
    store: await openEmbedded({ dump, logger: { logQuery } }),
    logger: undefined,
  }
  return embedded
}

async function empty({ db }: Store): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const names = tables.map(({ name }) => name).join(', ')
  await db.execute(sql`truncate ${sql.raw(names)} restart identity`)
}

export async function openOnServer(logger: Logger): Promise<EmptyDatabase> {
  const { url, drop } = await createTestDatabase()
  const store = await openPostgres(url, { logger })
  await store.migrate()
  return {
    store,
    async release() {
      await store.close()
      await drop()
    },
  }
}

/** A new database on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<ScratchDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set')
  return createScratchDatabase(server)
}
