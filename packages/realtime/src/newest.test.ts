import { expect, it } from 'vitest'
import { backoff } from './backoff.ts'
import { Newest } from './newest.ts'

interface Value {
  name: string
  revision?: number
}

it('never lets a late answer overwrite a newer push', () => {
  const newest = new Newest<Value>()
  const request = newest.startRequest()
  newest.offer({ name: 'push', revision: 5 }, { kind: 'push' })
  expect(newest.offer({ name: 'late', revision: 4 }, { kind: 'answer', request })).toBe(false)
  expect(newest.offer({ name: 'newer', revision: 6 }, { kind: 'answer', request })).toBe(true)
  expect(newest.value?.name).toBe('newer')
})

it('rejects an answer that is older than a push, without revisions', () => {
  const newest = new Newest<Value>()
  const request = newest.startRequest()
  newest.offer({ name: 'push' }, { kind: 'push' })
  expect(newest.offer({ name: 'late' }, { kind: 'answer', request })).toBe(false)
  expect(newest.offer({ name: 'again' }, { kind: 'answer', request: newest.startRequest() })).toBe(
    true,
  )
})

it('doubles the wait with each failure, with jitter, up to two minutes', () => {
  expect(backoff(0, 0)).toBe(500)
  expect(backoff(0, 1)).toBe(2000)
  expect(backoff(3, 0.5)).toBeGreaterThan(backoff(2, 0.5))
  expect(backoff(1000, 1)).toBe(120_000)
})
