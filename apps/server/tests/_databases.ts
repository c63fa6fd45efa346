import { readFileSync } from 'node:fs'
import { type Logger, sql } from 'drizzle-orm'
import { openEmbedded, openPostgres, queryRows, type Store } from '../src/platform/db/client.ts'
import { createScratchDatabase, type ScratchDatabase } from '../src/platform/db/scratch-database.ts'
import { templatePath } from './_template.ts'

/** A migrated database with nothing in it. */
export interface EmptyDatabase {
  readonly store: Store
  /** Gives it back: nothing may be asked of it afterwards. */
  readonly release: () => Promise<void>
}

/** Embedded databases that were given back. Emptying one takes a moment, loading one a second. */
const idle: Embedded[] = []

interface Embedded {
  readonly store: Store
  /** Told every statement, as long as one suite uses it. */
  logger: Logger | undefined
}

export async function openMemory(logger: Logger): Promise<EmptyDatabase> {
  const embedded = idle.pop() ?? (await load())
  embedded.logger = logger
  return {
    store: embedded.store,
    async release() {
      embedded.logger = undefined
      // A suite may have closed it.
      await empty(embedded.store).then(
        () => idle.push(embedded),
        () => {},
      )
    },
  }
}

async function load(): Promise<Embedded> {
  const dump = new Blob([readFileSync(templatePath())], { type: 'application/x-gzip' })
  const logQuery: Logger['logQuery'] = (...told) => embedded.logger?.logQuery(...told)
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

/** A database of its own on the server that TEST_DATABASE_URL names. */
export async function createTestDatabase(): Promise<ScratchDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set')
  return createScratchDatabase(server)
}
