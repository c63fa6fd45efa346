import path from 'node:path'
import type { Logger, SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { EmbeddedDatabase, type EmbeddedOptions } from './embedded/embedded-database.ts'
import { Pool } from './pool.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/** The database or a transaction in it; both have the same interface. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with the operations on it as a whole. */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** Connection pool of a PostgreSQL server, for code that needs dedicated connections. */
  readonly pool?: pg.Pool
  /** Applies pending migrations. Safe for concurrent calls of several processes. */
  migrate(): Promise<void>
  /** @throws when the database does not answer */
  ping(): Promise<void>
  /** Embedded database only: a consistent snapshot of the whole database as a packed folder. */
  dump?(): Promise<Blob>
  close(): Promise<void>
}

const MIGRATIONS = { migrationsFolder: path.join(import.meta.dirname, 'migrations') }
/** An arbitrary advisory lock key that nothing else on the database server uses; the first digits of pi. */
const MIGRATION_LOCK = 314_159_265
/** Timeout of a statement in ms. */
const STATEMENT_MS = 30_000
/** Time in ms that a statement of the embedded database waits for earlier ones. */
const EMBEDDED_WAIT_MS = 30_000

export interface OpenEmbeddedOptions extends EmbeddedOptions {
  /** Receives every statement. */
  readonly logger?: Logger
}

/**
 * Opens the embedded database in a folder or in memory. The caller holds the lock of the folder.
 * @throws the error of PGlite if the folder cannot be opened
 */
export async function openEmbedded({ logger, ...options }: OpenEmbeddedOptions): Promise<Store> {
  const database = await EmbeddedDatabase.open(options)
  const pool = new Pool({
    stream: () => database.createSocket(),
    user: 'postgres',
    database: 'postgres',
    // The embedded database has one session, which is never closed.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_WAIT_MS,
    // PGlite itself cancels no statement and may stop without an answer.
    query_timeout: STATEMENT_MS,
    // The session outlives a connection, including its prepared statements.
    onConnect: (client) => client.query('deallocate all'),
  })
  const db = drizzle(pool, { casing: 'snake_case', logger })
  return {
    kind: 'pglite',
    db,
    migrate: () => migrate(db, MIGRATIONS),
    ping: async () => void (await pool.query('select 1')),
    dump: () => database.dump(),
    async close() {
      await pool.end()
      await database.close()
    },
  }
}

export interface OpenPostgresOptions {
  /** Receives every statement. */
  readonly logger?: Logger
  /** ms after which the server cancels a statement; 0 for never. */
  readonly statementMs?: number
}

/**
 * Connects to a PostgreSQL server.
 * @throws DatabaseUnreachableError when it does not answer within 5 s or refuses the login
 */
export async function openPostgres(
  databaseUrl: string,
  { logger, statementMs = STATEMENT_MS }: OpenPostgresOptions = {},
): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMs,
    keepAlive: true,
    application_name: 'mozhan',
  })
  const db = drizzle(pool, { casing: 'snake_case', logger })
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

/** Runs a hand-written statement and returns its rows. The statement must cast ids to text. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement)
  // Both drivers return `{ rows }`, which the common type of drizzle does not contain.
  return (result as { rows: Row[] }).rows
}

/** The next worker number from the sequence. */
export async function nextWorkerNumber(db: Database): Promise<number> {
  const [row] = await queryRows<{ worker: number | string }>(
    db,
    sql`select nextval('sys_worker_seq') % 1024 as worker`,
  )
  return Number(row?.worker ?? 0)
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // New indexes of large tables take long, and so may the migration of another process.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), MIGRATIONS)
  } finally {
    // Ending the connection releases the lock, also after a failed migration.
    client.release(true)
  }
}

function describeUnreachable(databaseUrl: string, cause: unknown): string {
  const url = new URL(databaseUrl)
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
  const address = `${url.hostname}:${url.port || 5432}${url.pathname}`
  return `The database at ${address} does not answer (${reason}); start it or correct DATABASE_URL.`
}
