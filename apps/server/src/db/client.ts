import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger, SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import { Pool } from './pool.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/** The database, or a transaction in it: both are asked the same way. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database and what can be done with it as a whole. */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** Of a PostgreSQL server, for libraries that bring statements of their own. */
  readonly pool?: pg.Pool
  /** Brings the tables to the newest migration; safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Of the embedded database: all of it at one moment, as a packed folder. */
  dump?(): Promise<Blob>
  close(): Promise<void>
}

const MIGRATIONS = { migrationsFolder: path.join(import.meta.dirname, 'migrations') }
/** Any number that nothing else on the database server locks; here the first digits of pi. */
const MIGRATION_LOCK = 314_159_265

/**
 * The embedded database over an open PGlite, in a folder or in memory.
 * @param logger is told every statement
 */
export function openPglite(client: PGlite, logger?: Logger): Store {
  const db = drizzlePglite(client, { casing: 'snake_case', logger })
  return {
    kind: 'pglite',
    db,
    migrate: () => migratePglite(db, MIGRATIONS),
    ping: async () => void (await client.query('select 1')),
    dump: () => client.dumpDataDir('gzip'),
    close: () => client.close(),
  }
}

/** The embedded database in a folder. The caller holds the lock of that folder. */
export async function openPgliteFolder(folder: string): Promise<Store> {
  return openPglite(await PGlite.create(folder))
}

export interface OpenPostgresOptions {
  /** Is told every statement. */
  readonly logger?: Logger
  /** See `Pool`. */
  readonly statementMs?: number
}

/**
 * A PostgreSQL server.
 * @throws DatabaseUnreachableError when nothing answers within 5 s or the login is refused
 */
export async function openPostgres(
  databaseUrl: string,
  { logger, statementMs }: OpenPostgresOptions = {},
): Promise<Store> {
  const pool = new Pool(databaseUrl, statementMs)
  const db = drizzlePostgres(pool, { casing: 'snake_case', logger })
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new DatabaseUnreachableError(describeUnreachable(databaseUrl, cause), { cause })
  }
  return {
    kind: 'postgres',
    db,
    pool,
    migrate: () => migrateUnderLock(pool),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/** Rows of a hand-written statement. Ids must be cast to text in it. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement)
  // Both drivers answer `{ rows }`; their common type in drizzle is unknown.
  return (result as { rows: Row[] }).rows
}

/** The next number for a process that makes ids. */
export async function takeWorkerNumber(db: Database): Promise<number> {
  const [row] = await queryRows<{ worker: number | string }>(
    db,
    sql`select nextval('sys_worker_seq') % 1024 as worker`,
  )
  return Number(row?.worker ?? 0)
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // New indexes of long tables take their time, and so may whoever migrates before us.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client), MIGRATIONS)
  } finally {
    // Ending the connection gives the lock back even when a migration failed halfway.
    client.release(true)
  }
}

function describeUnreachable(databaseUrl: string, cause: unknown): string {
  const url = new URL(databaseUrl)
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
  const place = `${url.hostname}:${url.port || 5432}${url.pathname}`
  return `The database at ${place} does not answer (${reason}); start it or correct DATABASE_URL.`
}
