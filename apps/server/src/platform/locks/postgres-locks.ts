import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnreachableError } from '../db/unreachable.ts'
import { createLocalLocks, type Locks, type ReleaseLock } from './locks.ts'

const CHANNEL = 'mozhan_lock'
const CONNECT_MS = 5000

interface Held {
  readonly onReleaseRequested: () => void
  readonly client: pg.Client
}

interface Connection {
  readonly client: pg.Client
  /** Rejects with DatabaseUnreachableError. */
  readonly ready: Promise<pg.Client>
}

/**
 * Uses advisory locks of PostgreSQL on one dedicated connection, because an upload may hold a lock for an hour and must not
 * occupy a connection of the pool. The database releases the locks when the connection ends.
 */
export function createPostgresLocks(pool: pg.Pool, logger: Logger): Locks {
  // For the database this process is one holder; the local locks separate its requests.
  const local = createLocalLocks()
  const held = new Map<string, Held>()
  let current: Connection | undefined

  return {
    async take(name, onReleaseRequested) {
      const releaseLocal = await local.take(name, onReleaseRequested)
      if (releaseLocal === undefined) return undefined
      try {
        const release = await takeShared(name, onReleaseRequested)
        if (release === undefined) await releaseLocal()
        return release && (() => release().finally(releaseLocal))
      } catch (error) {
        await releaseLocal()
        throw error
      }
    },
    async stop() {
      const last = await current?.ready.catch(() => undefined)
      held.clear()
      await last?.end().catch(() => {})
    },
  }

  async function takeShared(
    name: string,
    onReleaseRequested: () => void,
  ): Promise<ReleaseLock | undefined> {
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
    const entry: Held = { onReleaseRequested, client }
    held.set(name, entry)
    return async () => {
      if (held.get(name) !== entry) return
      held.delete(name)
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(end)
    }
    // When an unlock fails, ending the connection releases all its locks.
    function end(error: unknown) {
      logger.warn({ err: error }, 'could not release a lock')
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
    client.on('error', (error) => logger.warn({ err: error }, 'lock connection lost'))
    client.once('end', () => dropLocks(client))
    client.on('notification', ({ payload }) => held.get(payload ?? '')?.onReleaseRequested())
    const ready = listen(client).catch((cause) => {
      dropLocks(client)
      void client.end().catch(() => {})
      throw new DatabaseUnreachableError('Could not open the lock connection to the database.', {
        cause,
      })
    })
    return { client, ready }
  }

  async function listen(client: pg.Client): Promise<pg.Client> {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  function dropLocks(client: pg.Client): void {
    if (current?.client === client) current = undefined
    for (const [name, { client: owner, onReleaseRequested }] of [...held]) {
      if (owner !== client) continue
      held.delete(name)
      onReleaseRequested()
    }
  }
}
