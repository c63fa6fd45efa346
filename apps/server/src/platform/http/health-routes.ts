import { Hono } from 'hono'
import type { Readiness } from './readiness.ts'

const HEADERS = { 'cache-control': 'no-store' }

/** Liveness and readiness probes for orchestrators, monitoring and load balancers. */
export function healthRoutes({ readiness }: { readonly readiness: Readiness }): Hono {
  const app = new Hono()
  // Does not check the database: a restart of this process would not repair it.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS))
  app.get('/readyz', async (c) => {
    const status = await readiness.check()
    return c.json({ status }, status === 'ready' ? 200 : 503, HEADERS)
  })
  return app
}
