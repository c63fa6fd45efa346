import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Store, takeWorkerNumber } from './client.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/** The number of a process among all that make ids in one database. No other has it at the same time. */
export interface WorkerNumber {
  readonly number: number
  release(): Promise<void>
}

/** First half of the locks' keys; the second is the number. */
const WORKER_LOCK = 314_159
const WORKERS = 1024
const CONNECT_MS = 5000
const RETRY_MS = 5000

/**
 * Takes a number that is free: the sequence repeats after 1024 starts, and a process may run longer. It is held by an
 * advisory lock on a connection of its own, which is opened again when it is lost.
 */
export async function claimWorkerNumber(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  logger: Pick<Logger, 'warn' | 'error'>,
): Promise<WorkerNumber> {
  if (pool === undefined) return { number: await takeWorkerNumber(db), release: async () => {} }
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
    next.on('error', (error) => logger.warn({ err: error }, 'the worker number was lost'))
    await next.connect().catch((cause) => {
      throw new DatabaseUnreachableError('The database gives no connection.', { cause })
    })
    return next
  }

  /** Takes the same number again, as soon as the database answers. */
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        client = await connect()
        client.once('end', keep)
        if (!(await take(client, number))) {
          logger.error({ number }, 'another process has the worker number: ids may repeat, restart')
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
    const number = await takeWorkerNumber(db)
    if (await take(client, number)) return number
  }
  throw new Error(`All ${WORKERS} worker numbers are taken.`)
}

async function take(client: pg.Client, number: number): Promise<boolean> {
  const statement = 'select pg_try_advisory_lock($1::int, $2::int) as taken'
  const { rows } = await client.query(statement, [WORKER_LOCK, number])
  return rows[0]?.taken === true
}
