import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeContext } from '../src/context.ts'
import { signTicket } from '../src/platform/http/tickets.ts'
import { watchServer } from '../src/watch-server.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

const ARTICLE = `/article/api/article/${IDS.grid}`

let server: TestServer
beforeEach(async () => {
  server = await startMemoryServer()
}, 60_000)
afterEach(() => server.close())

describe('the operation of a server', () => {
  it('reports ready until it drains, and still answers then', async () => {
    expect(await server.call('GET', '/readyz')).toMatchObject({ status: 'ready' })
    server.context.readiness.drain()
    const probe = await server.call('GET', '/readyz')
    expect(probe.status).toBe('draining')
    expect((await server.call('GET', '/healthz')).status).toBe('ok')
    const { code, headers } = await server.call('GET', ARTICLE)
    expect(code).toBe(20000)
    expect(headers.get('connection')).toBe('close')
  })

  it('uses one request id in the answer, in a failure and in every log line', async () => {
    const headers = { 'x-request-id': 'from-the-site' }
    const missing = await server.call('GET', '/article/api/article/1', { headers })
    expect(missing).toMatchObject({ code: 404, requestId: 'from-the-site' })
    expect(missing.headers.get('x-request-id')).toBe('from-the-site')
    expect(JSON.parse(server.logs.at(-1) ?? '')).toMatchObject({
      requestId: 'from-the-site',
      path: '/article/api/article/1',
      status: 200,
    })
  })

  it.each(['/article/file/download/', '/api/system/api/user/export/'])(
    'logs no ticket in a path: %s',
    async (place) => {
      const ticket = await signTicket(server.context, 'export', '7', 60)
      await server.call('GET', place + ticket)
      expect(JSON.parse(server.logs.at(-1) ?? '')).toMatchObject({ path: `${place}:ticket` })
      expect(server.logs.join()).not.toContain(ticket)
    },
  )

  it('measures by route pattern, never by address', async () => {
    watchServer(server.context, { size: () => 3 })
    await server.call('GET', `/api${ARTICLE}`)
    await server.call('GET', '/no/such/path')
    const text = await server.context.metrics.text()
    expect(text).toMatch(
      /_count\{method="GET",route="\/api\/article\/api\/article\/:id",status="200"\} 1/,
    )
    expect(text).toContain('route="unknown",status="404"')
    expect(text).not.toContain(IDS.grid)
    expect(text).toContain('\nmozhan_sockets 3\n')
    expect(text).toContain('\nmozhan_invalidation_waiting 0\n')
  })
})

describe('a server with an unreachable database', () => {
  it('is alive, not ready, and answers that a retry may succeed', async () => {
    const { store } = server.context
    await closeContext(server.context)
    await store.close()
    expect((await server.call('GET', '/healthz')).status).toBe('ok')
    expect((await server.call('GET', '/readyz')).status).toBe('database')
    const answer = await server.call('GET', ARTICLE)
    expect(answer).toMatchObject({
      status: 503,
      code: 503,
      message: '数据库暂时无法访问，请稍后再试',
    })
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(server.logs.join()).toContain('"level":50')
    server.close = async () => {}
  })
})
