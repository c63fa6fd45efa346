import { Hono } from 'hono'
import type { Readiness } from './readiness.ts'

const HEADERS = { 'cache-control': 'no-store' }

/** For whoever starts, watches and balances: is this process alive, and should it get requests? */
export function healthRoutes({ readiness }: { readonly readiness: Readiness }): Hono {
  const app = new Hono()
  // Says nothing of the database: to start this process again would not bring that back.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, HEADERS))
  app.get('/readyz', async (c) => {
    const status = await readiness.check()
    return c.json({ status }, status === 'ready' ? 200 : 503, HEADERS)
  })
  return app
}
