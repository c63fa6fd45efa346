import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { type Logger, sql } from 'drizzle-orm'
import { openPglite, openPostgres, queryRows, type Store } from '../src/db/client.ts'
import { createScratchDatabase, type ScratchDatabase } from '../src/db/scratch-database.ts'
import { templatePath } from './_template.ts'

/** A migrated database with nothing in it. */
export interface EmptyDatabase {
  readonly store: Store
  /** Gives it back: nothing may be asked of it afterwards. */
  readonly release: () => Promise<void>
}

/** Embedded databases that were given back. Emptying one takes a moment, loading one a second. */
const idle: PGlite[] = []

export async function openMemory(logger: Logger): Promise<EmptyDatabase> {
  const client = idle.pop() ?? (await load())
  const store = openPglite(client, logger)
  return {
    store,
    async release() {
      if (client.closed) return
      await empty(openPglite(client))
      idle.push(client)
    },
  }
}

function load(): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(templatePath())], { type: 'application/x-gzip' })
  return PGlite.create({ loadDataDir })
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
