import { expect, it, vi } from 'vitest'
import { createDriver } from './create-driver.ts'

/** Adds up its events; an event n > 1 dispatches n - 1 twice. */
function createCounter(onSettled?: (count: number) => void) {
  const seen: number[] = []
  const driver = createDriver<number, number, number>({
    state: 0,
    transition: (count, event) => ({
      state: count + event,
      effects: event > 1 ? [event - 1, event - 1] : [],
    }),
    run(effect, dispatch) {
      seen.push(driver.getState())
      dispatch(effect)
    },
    ...(onSettled && { onSettled }),
  })
  return { ...driver, seen }
}

it('handles an event to its end before the next one', () => {
  const { dispatch, getState, seen } = createCounter()
  dispatch(3)
  expect(getState()).toBe(3 + 2 + 2 + 4 * 1)
  // Both effects of an event see the state after it, although the first one dispatches an event.
  expect(seen).toEqual([3, 3, 5, 5, 7, 7])
})

it('settles once for all events that effects dispatch at once', () => {
  const onSettled = vi.fn()
  createCounter(onSettled).dispatch(3)
  expect(onSettled.mock.calls).toEqual([[11]])
})

it('handles what is dispatched on settling, and settles again', () => {
  const settled: number[] = []
  const counter = createCounter((count) => {
    settled.push(count)
    if (count === 1) counter.dispatch(1)
  })
  counter.dispatch(1)
  expect(settled).toEqual([1, 2])
})

it('resolves `until` when the state is reached', async () => {
  const { dispatch, until } = createCounter()
  const reached = vi.fn()
  const waits = until((count) => count >= 2).then(reached)
  dispatch(1)
  await Promise.resolve()
  expect(reached).not.toHaveBeenCalled()
  dispatch(1)
  await waits
  await until((count) => count === 2)
})

it('handles the next event after one that throws', () => {
  const { dispatch, getState } = createDriver<number, number, never>({
    state: 0,
    transition(count, event) {
      if (event < 0) throw new Error('a bad event')
      return { state: count + event, effects: [] }
    },
    run() {},
  })
  expect(() => dispatch(-1)).toThrow('a bad event')
  dispatch(1)
  expect(getState()).toBe(1)
})
