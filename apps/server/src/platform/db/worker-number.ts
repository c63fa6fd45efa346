import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { nextWorkerNumber, type Store } from './client.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/** The number of a process, unique among all processes that create ids in one database at the same time. */
export interface WorkerNumber {
  readonly number: number
  release(): Promise<void>
}

/** First half of the advisory lock keys; the second half is the number. */
const WORKER_LOCK = 314_159
const WORKERS = 1024
const CONNECT_MS = 5000
const RETRY_MS = 5000

/**
 * Claims a free number. The sequence repeats after 1024 starts, while a process may still run. The number is held by an
 * advisory lock on a dedicated connection, which is opened again when it is lost.
 */
export async function claimWorkerNumber(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  logger: Pick<Logger, 'warn' | 'error'>,
): Promise<WorkerNumber> {
  if (pool === undefined) return { number: await nextWorkerNumber(db), release: async () => {} }
  const { connectionString } = pool.options
  const stopping = new AbortController()
  let client = await connect()
  const number = await findFree(client, db)
  client.once('end', keep)
  return {
    number,
    async release() {
      stopping.abort()
      await client.end().catch(() => {})
    },
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      application_name: 'mozhan-worker',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    next.on('error', (error) =>
      logger.warn({ err: error }, 'connection that holds the worker number lost'),
    )
    await next.connect().catch((cause) => {
      throw new DatabaseUnreachableError('Could not connect to the database.', { cause })
    })
    return next
  }

  /** Claims the same number again when the database answers. */
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        client = await connect()
        client.once('end', keep)
        if (!(await take(client, number))) {
          logger.error(
            { number },
            'worker number is held by another process: ids may repeat, restart this process',
          )
        }
        return
      } catch {
        await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }
}

async function findFree(client: pg.Client, db: Store['db']): Promise<number> {
  for (let attempt = 0; attempt < WORKERS; attempt += 1) {
    const number = await nextWorkerNumber(db)
    if (await take(client, number)) return number
  }
  throw new Error(`All ${WORKERS} worker numbers are taken.`)
}

async function take(client: pg.Client, number: number): Promise<boolean> {
  const statement = 'select pg_try_advisory_lock($1::int, $2::int) as taken'
  const { rows } = await client.query(statement, [WORKER_LOCK, number])
  return rows[0]?.taken === true
}
