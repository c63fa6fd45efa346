import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnreachableError } from '../db/unreachable.ts'
import { createLocalLocks, type GiveBack, type Locks } from './locks.ts'

const CHANNEL = 'mozhan_lock'
const CONNECT_MS = 5000

interface Held {
  readonly onAsked: () => void
  readonly client: pg.Client
}

interface Connection {
  readonly client: pg.Client
  /** Rejects with DatabaseUnreachableError. */
  readonly ready: Promise<pg.Client>
}

/**
 * Advisory locks of PostgreSQL, all on one connection: an upload may take an hour, and must not keep one of the pool's
 * from everybody else that long. The database gives them back when the process, or its connection, ends.
 */
export function createPostgresLocks(pool: pg.Pool, logger: Logger): Locks {
  // To the database all of this process is one holder; among themselves its requests are kept apart here.
  const local = createLocalLocks()
  const held = new Map<string, Held>()
  let current: Connection | undefined

  return {
    async take(name, onAsked) {
      const giveBackLocal = await local.take(name, onAsked)
      if (giveBackLocal === undefined) return undefined
      try {
        const giveBack = await takeShared(name, onAsked)
        if (giveBack === undefined) await giveBackLocal()
        return giveBack && (() => giveBack().finally(giveBackLocal))
      } catch (error) {
        await giveBackLocal()
        throw error
      }
    },
    async stop() {
      const last = await current?.ready.catch(() => undefined)
      held.clear()
      await last?.end().catch(() => {})
    },
  }

  async function takeShared(name: string, onAsked: () => void): Promise<GiveBack | undefined> {
    current ??= connect()
    const client = await current.ready
    const { rows } = await client.query(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    )
    if (!rows[0]?.taken) {
      await client.query('select pg_notify($1, $2)', [CHANNEL, name])
      return undefined
    }
    const mine: Held = { onAsked, client }
    held.set(name, mine)
    return async () => {
      if (held.get(name) !== mine) return
      held.delete(name)
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(end)
    }
    // A connection that cannot give one back gives all back by ending.
    function end(error: unknown) {
      logger.warn({ err: error }, 'a lock could not be given back')
      void client.end().catch(() => {})
    }
  }

  function connect(): Connection {
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'mozhan-locks',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    client.on('error', (error) => logger.warn({ err: error }, 'the connection for locks was lost'))
    client.once('end', () => lose(client))
    client.on('notification', ({ payload }) => held.get(payload ?? '')?.onAsked())
    const ready = listen(client).catch((cause) => {
      lose(client)
      void client.end().catch(() => {})
      throw new DatabaseUnreachableError('The database gives no connection for locks.', { cause })
    })
    return { client, ready }
  }

  async function listen(client: pg.Client): Promise<pg.Client> {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  function lose(client: pg.Client): void {
    if (current?.client === client) current = undefined
    for (const [name, { client: of, onAsked }] of [...held]) {
      if (of !== client) continue
      held.delete(name)
      onAsked()
    }
  }
}
