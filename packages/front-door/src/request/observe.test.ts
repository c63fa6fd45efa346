import { afterEach, expect, it } from 'vitest'
import type { Stage } from '../process/lifecycle.ts'
import { closeAll, openSite } from '../testing/open-site.ts'
import { createObserver } from './observe.ts'

afterEach(closeAll)

it('reports ready until it drains, and still answers then', async () => {
  let stage: Stage = 'ready'
  const site = await openSite({ readStage: () => stage, api: (_req, res) => res.end('{}') })
  expect((await fetch(`${site}/internal/readyz`)).status).toBe(200)
  stage = 'draining'
  const answer = await fetch(`${site}/internal/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'draining' })
  expect((await fetch(`${site}/internal/healthz`)).status).toBe(200)
  const call = await fetch(`${site}/api/a`)
  expect(call.status).toBe(200)
  expect(call.headers.get('connection')).toBe('close')
})

it('uses one id per request and ignores ids of readers', async () => {
  let seen: unknown
  const api = (req: { headers: object }, res: { end: (text: string) => void }) => {
    seen = Reflect.get(req.headers, 'x-request-id')
    res.end('{}')
  }
  const headers = { 'x-request-id': 'mine' }
  const own = await fetch(`${await openSite({ api })}/api/a`, { headers })
  expect(seen).toMatch(/^[\da-f-]{36}$/)
  expect(own.headers.get('x-request-id')).toBe(seen)
  const behindProxy = await openSite({ api, trusted: ['127.0.0.1'] })
  const given = await fetch(`${behindProxy}/api/a`, { headers })
  expect([seen, given.headers.get('x-request-id')]).toEqual(['mine', 'mine'])
})

it('returns the request id when the API does not answer', async () => {
  const site = await openSite({
    api: (req: { socket: { destroy(): void } }) => req.socket.destroy(),
  })
  const answer = await fetch(`${site}/api/a`)
  expect(await answer.json()).toMatchObject({
    code: 502,
    requestId: answer.headers.get('x-request-id'),
  })
})

it('logs and measures a request by its pattern, without its query', async () => {
  const lines: object[] = []
  const rows: object[] = []
  const observe = createObserver({
    logger: { info: (line: object) => void lines.push(line) },
    metrics: { observeRequest: (row) => void rows.push(row) },
    findPattern: () => '/article/:id',
  })
  const site = await openSite({ observe, next: (_req, res) => res.end('page') })
  const answer = await fetch(`${site}/article/1?key=hush`)
  await answer.text()
  await expect.poll(() => lines).toHaveLength(1)
  expect(rows).toEqual([{ method: 'GET', route: '/article/:id', status: 200 }])
  expect(lines[0]).toMatchObject({
    requestId: answer.headers.get('x-request-id'),
    path: '/article/1',
    status: 200,
  })
  expect(JSON.stringify(lines)).not.toContain('hush')
})
