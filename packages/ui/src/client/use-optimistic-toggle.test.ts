import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useOptimisticToggle } from './use-optimistic-toggle.ts'

const KNOWN = { isOn: false, count: 7 }

/** A server whose answers are given by hand. */
function setUp(known = KNOWN) {
  const answers: { isOn: boolean; resolve: () => void; reject: (error: Error) => void }[] = []
  const send = vi.fn(
    (isOn: boolean) =>
      new Promise<void>((resolve, reject) => void answers.push({ isOn, resolve, reject })),
  )
  const onFail = vi.fn()
  const hook = renderHook((state) => useOptimisticToggle({ known: state, send, onFail }), {
    initialProps: known,
  })
  const click = () => act(() => hook.result.current.toggle())
  const answer = (index: number, error?: Error) =>
    act(async () => (error ? answers[index]?.reject(error) : answers[index]?.resolve()))
  const shown = () => ({ isOn: hook.result.current.isOn, count: hook.result.current.count })
  return { ...hook, send, onFail, click, answer, shown }
}

describe('useOptimisticToggle', () => {
  it('shows a click at once', () => {
    const { click, shown, send } = setUp()
    click()
    expect(shown()).toEqual({ isOn: true, count: 8 })
    expect(send).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('moves the number by one after five fast clicks, and the server hears the last wish', async () => {
    const { click, shown, send, answer } = setUp()
    for (let at = 0; at < 5; at++) click()
    await answer(0)
    expect(shown()).toEqual({ isOn: true, count: 8 })
    expect(send.mock.calls).toEqual([[true]])
  })

  it('tells the server again when the wish changed while it answered', async () => {
    const { click, shown, send, answer } = setUp()
    click()
    click()
    await answer(0)
    await answer(1)
    expect(send.mock.calls).toEqual([[true], [false]])
    expect(shown()).toEqual(KNOWN)
  })

  it('goes back to what the server knows when it refuses, and says so', async () => {
    const { click, shown, onFail, answer } = setUp()
    click()
    await answer(0, new Error('500'))
    expect(shown()).toEqual(KNOWN)
    expect(onFail).toHaveBeenCalledOnce()
    click()
    await answer(1)
    expect(shown()).toEqual({ isOn: true, count: 8 })
  })

  it('keeps what was confirmed when only the second change fails', async () => {
    const { click, shown, answer } = setUp()
    click()
    await answer(0)
    click()
    await answer(1, new Error('offline'))
    expect(shown()).toEqual({ isOn: true, count: 8 })
  })

  it('never shows less than none', () => {
    const { click, shown } = setUp({ isOn: true, count: 0 })
    click()
    expect(shown()).toEqual({ isOn: false, count: 0 })
  })

  it('keeps its number when the state is asked for again beside the number of before', async () => {
    const { click, shown, rerender, answer } = setUp()
    click()
    await answer(0)
    rerender({ isOn: true, count: 7 })
    expect(shown()).toEqual({ isOn: true, count: 8 })
    click()
    await answer(1)
    rerender({ isOn: false, count: 7 })
    expect(shown()).toEqual({ isOn: false, count: 7 })
  })

  it('takes over what the server says later, unless a change is on its way', async () => {
    const { click, shown, rerender, answer } = setUp()
    rerender({ isOn: true, count: 9 })
    expect(shown()).toEqual({ isOn: true, count: 9 })
    click()
    rerender({ isOn: true, count: 12 })
    expect(shown()).toEqual({ isOn: false, count: 8 })
    await answer(0)
    expect(shown()).toEqual({ isOn: false, count: 8 })
  })
})
