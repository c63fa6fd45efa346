import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Events } from './events.ts'

const CHANNEL = 'mozhan_message'
const RETRY_MS = { least: 200, most: 10_000 }

/** Through the database: LISTEN on a connection of its own, NOTIFY within the transaction, so that every commit is announced. */
export function createPostgresEvents(pool: pg.Pool, logger: Logger): Events {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  return {
    async note(tx, userIds) {
      if (userIds.size === 0) return
      const ids = sql.join(
        [...userIds].map((id) => sql`(${id}::text)`),
        sql`, `,
      )
      await tx.execute(sql`select pg_notify(${CHANNEL}, id) from (values ${ids}) t(id)`)
    },
    announce() {},
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
    const lose = (error?: Error) => {
      if (isLost || isStopped) return
      isLost = true
      logger.warn({ err: error }, 'connection for events lost')
      next.end().catch(() => {})
      again(RETRY_MS.least, onChange, onGap)
    }
    // Until it listens, the calls below tell what went wrong; with no listener at all the process would end.
    next.on('error', () => {})
    next.on('notification', ({ payload }) => payload && onChange(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    next.on('error', lose)
    next.on('end', () => lose())
  }

  function again(delay: number, onChange: (userId: string) => void, onGap: () => void): void {
    clearTimeout(retry)
    retry = setTimeout(
      () => {
        if (isStopped) return
        connect(onChange, onGap).then(onGap, () =>
          again(Math.min(delay * 2, RETRY_MS.most), onChange, onGap),
        )
      },
      delay * (0.5 + Math.random()),
    )
    retry.unref()
  }
}
