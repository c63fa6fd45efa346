import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDelayedLoading } from './use-delayed-loading.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function setup(loading: boolean) {
  return renderHook(({ loading }) => useDelayedLoading(loading), { initialProps: { loading } })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('useDelayedLoading', () => {
  it('shows nothing for a response within 200 ms', () => {
    const { result, rerender } = setup(true)
    pass(199)
    rerender({ loading: false })
    pass(1000)
    expect(result.current).toBe(false)
  })

  it('is shown after 200 ms', () => {
    const { result } = setup(true)
    pass(199)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
  })

  it('stays for at least 200 ms once shown', () => {
    const { result, rerender } = setup(true)
    pass(210)
    rerender({ loading: false })
    pass(180)
    expect(result.current).toBe(true)
    pass(20)
    expect(result.current).toBe(false)
  })

  it('disappears at once if it was shown long enough', () => {
    const { result, rerender } = setup(true)
    pass(1000)
    rerender({ loading: false })
    pass(0)
    expect(result.current).toBe(false)
  })
})
