import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('counts requests by method, pattern and status', async () => {
  const metrics = createMetrics()
  metrics.observeRequest({ method: 'GET', route: '/article/:id', status: 200 }, 0.02)
  metrics.observeRequest({ method: 'BREW', route: '/article/:id', status: 200 }, 0.02)
  const text = await metrics.text()
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/article/:id",status="200"} 1',
  )
  expect(text).toContain('method="other"')
  expect(text).not.toContain('BREW')
})

it('omits gauges that cannot be read', async () => {
  const metrics = createMetrics()
  metrics.gauge('sound', 'Works', () => 3)
  metrics.gauge('broken', 'Fails', () => Promise.reject(new Error('gone')))
  const text = await metrics.text()
  expect(text).toContain('\nsound 3\n')
  expect(text).not.toMatch(/^broken \S/m)
})

it('listens on a separate port', async () => {
  const metrics = createMetrics()
  const close = await metrics.listen({ host: '127.0.0.1', port: 0 })
  await close()
})
