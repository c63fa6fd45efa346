import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Events } from './events.ts'

const CHANNEL = 'mozhan_message'
const RETRY_MS = { min: 200, max: 10_000 }

/** Uses LISTEN on a dedicated connection and NOTIFY in the transaction, so that each commit publishes its events. */
export function createPostgresEvents(pool: pg.Pool, logger: Logger): Events {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  return {
    async publishInTransaction(tx, userIds) {
      if (userIds.size === 0) return
      const ids = sql.join(
        [...userIds].map((id) => sql`(${id}::text)`),
        sql`, `,
      )
      await tx.execute(sql`select pg_notify(${CHANNEL}, id) from (values ${ids}) t(id)`)
    },
    publish() {},
    async listen(onChange, onGap) {
      isStopped = false
      await connect(onChange, onGap)
    },
    async stop() {
      isStopped = true
      clearTimeout(retry)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }

  async function connect(onChange: (userId: string) => void, onGap: () => void): Promise<void> {
    const next = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'mozhan-events',
      keepAlive: true,
    })
    client = next
    let isLost = false
    const reconnect = (error?: Error) => {
      if (isLost || isStopped) return
      isLost = true
      logger.warn({ err: error }, 'event connection lost')
      next.end().catch(() => {})
      retryAfter(RETRY_MS.min, onChange, onGap)
    }
    // While connecting, the awaited calls report errors; without any listener an error event would end the process.
    next.on('error', () => {})
    next.on('notification', ({ payload }) => payload && onChange(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    next.on('error', reconnect)
    next.on('end', () => reconnect())
  }

  function retryAfter(delay: number, onChange: (userId: string) => void, onGap: () => void): void {
    clearTimeout(retry)
    retry = setTimeout(
      () => {
        if (isStopped) return
        connect(onChange, onGap).then(onGap, () =>
          retryAfter(Math.min(delay * 2, RETRY_MS.max), onChange, onGap),
        )
      },
      delay * (0.5 + Math.random()),
    )
    retry.unref()
  }
}
