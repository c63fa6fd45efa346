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

/** The database, or a transaction in it: both are asked the same way. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database and what can be done with it as a whole. */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** Of a PostgreSQL server, for what needs connections of its own. */
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
/** ms: no statement takes longer. */
const STATEMENT_MS = 30_000
/** ms that a statement waits for those before it in the embedded database. */
const EMBEDDED_WAIT_MS = 30_000

export interface OpenEmbeddedOptions extends EmbeddedOptions {
  /** Is told every statement. */
  readonly logger?: Logger
}

/**
 * The embedded database, in a folder or in memory. The caller holds the lock of the folder.
 * @throws whatever PGlite throws where the folder cannot be opened
 */
export async function openEmbedded({ logger, ...options }: OpenEmbeddedOptions): Promise<Store> {
  const database = await EmbeddedDatabase.open(options)
  const pool = new Pool({
    stream: () => database.createSocket(),
    user: 'postgres',
    database: 'postgres',
    // It has one session, and what is open in it is kept.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_WAIT_MS,
    // It stops no statement by itself, and may end one without an answer.
    query_timeout: STATEMENT_MS,
    // Its session outlives a connection, with the statements that were prepared over it.
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
  /** Is told every statement. */
  readonly logger?: Logger
  /** ms after which the server gives up one statement; 0 for never. */
  readonly statementMs?: number
}

/**
 * A PostgreSQL server.
 * @throws DatabaseUnreachableError when nothing answers within 5 s or the login is refused
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
    await migrate(drizzle(client), MIGRATIONS)
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
