import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useOptimisticToggle } from './use-optimistic-toggle.ts'

const KNOWN = { isOn: false, count: 7 }

/** A server whose responses are controlled by the test. */
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

  it('changes the number by one after five fast clicks, and sends the last state', async () => {
    const { click, shown, send, answer } = setUp()
    for (let at = 0; at < 5; at++) click()
    await answer(0)
    expect(shown()).toEqual({ isOn: true, count: 8 })
    expect(send.mock.calls).toEqual([[true]])
  })

  it('sends again if the state was toggled during the request', async () => {
    const { click, shown, send, answer } = setUp()
    click()
    click()
    await answer(0)
    await answer(1)
    expect(send.mock.calls).toEqual([[true], [false]])
    expect(shown()).toEqual(KNOWN)
  })

  it('reverts to the confirmed state on failure, and reports it', async () => {
    const { click, shown, onFail, answer } = setUp()
    click()
    await answer(0, new Error('500'))
    expect(shown()).toEqual(KNOWN)
    expect(onFail).toHaveBeenCalledOnce()
    click()
    await answer(1)
    expect(shown()).toEqual({ isOn: true, count: 8 })
  })

  it('keeps the confirmed change if only the second one fails', async () => {
    const { click, shown, answer } = setUp()
    click()
    await answer(0)
    click()
    await answer(1, new Error('offline'))
    expect(shown()).toEqual({ isOn: true, count: 8 })
  })

  it('never shows a negative number', () => {
    const { click, shown } = setUp({ isOn: true, count: 0 })
    click()
    expect(shown()).toEqual({ isOn: false, count: 0 })
  })

  it('keeps its number if the state is reloaded together with the former number', async () => {
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

  it('takes over new props unless a change is pending', async () => {
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
