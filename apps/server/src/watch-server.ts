import { sql } from 'drizzle-orm'
import type { AppContext } from './context.ts'
import { queryRows } from './platform/db/client.ts'
import { invalidationOutbox } from './platform/db/schema/index.ts'
import type { Broker } from './platform/realtime/broker.ts'

/** Adds gauges for queues and connections: database, invalidations, views, WebSockets. */
export function watchServer(context: AppContext, broker: Pick<Broker, 'size'>): void {
  const { metrics, store, views, readiness } = context
  const { pool } = store
  metrics.gauge('mozhan_draining', 'Whether this process is draining', () =>
    Number(readiness.isDraining),
  )
  metrics.gauge('mozhan_sockets', 'Open WebSocket connections', () => broker.size())
  metrics.gauge('mozhan_views_waiting', 'Items whose counted views are not written yet', () =>
    views.size(),
  )
  metrics.gauge(
    'mozhan_invalidation_waiting',
    'Invalidations that not every site has confirmed',
    async () => {
      const [row] = await readOutbox(context)
      return Number(row?.waiting ?? 0)
    },
  )
  metrics.gauge(
    'mozhan_invalidation_lag_seconds',
    'Age of the oldest invalidation that not every site has confirmed',
    async () => {
      const [row] = await readOutbox(context)
      return Number(row?.lag ?? 0)
    },
  )
  if (pool === undefined) return
  metrics.gauge('mozhan_database_connections', 'Connections to PostgreSQL', () => pool.totalCount)
  metrics.gauge(
    'mozhan_database_connections_idle',
    'Idle connections to PostgreSQL',
    () => pool.idleCount,
  )
  metrics.gauge(
    'mozhan_database_waiting',
    'Requests that wait for a connection to PostgreSQL',
    () => pool.waitingCount,
  )
}

function readOutbox({ db }: Pick<AppContext, 'db'>) {
  return queryRows<{ waiting: string; lag: string }>(
    db,
    sql`select count(*)::text as waiting,
        coalesce(extract(epoch from now() - min(create_date)), 0)::text as lag from ${invalidationOutbox}`,
  )
}
