import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterBetweenCompositions, watchCompositions } from './between-compositions.ts'

const compose = (type: 'compositionstart' | 'compositionupdate' | 'compositionend') =>
  document.dispatchEvent(new Event(type))

beforeEach(() => {
  vi.useFakeTimers()
  watchCompositions()
})

afterEach(() => {
  compose('compositionend')
  vi.useRealTimers()
})

it('waits for the end of a composition, however often its spelling changes', () => {
  const work = vi.fn()
  compose('compositionstart')
  afterBetweenCompositions(300, work)
  for (let second = 0; second < 7; second++) {
    vi.advanceTimersByTime(1000)
    compose('compositionupdate')
  }
  expect(work).not.toHaveBeenCalled()
  compose('compositionend')
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

it('waits for a composition that begins before the text of the former one was read', () => {
  const work = vi.fn()
  compose('compositionstart')
  afterBetweenCompositions(300, work)
  vi.advanceTimersByTime(1000)
  compose('compositionend')
  compose('compositionstart')
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
  compose('compositionend')
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

it('runs in time without a composition, not after it was cancelled, and not later than 60 seconds', () => {
  const work = vi.fn()
  afterBetweenCompositions(300, work)
  vi.advanceTimersByTime(300)
  expect(work).toHaveBeenCalledOnce()
  compose('compositionstart')
  const cancel = afterBetweenCompositions(300, work)
  vi.advanceTimersByTime(1000)
  cancel()
  compose('compositionend')
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
  compose('compositionstart')
  afterBetweenCompositions(300, work)
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})
