import type { Store } from '@mozhan/atoms'
import { act, render } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerBeforeLeave } from './before-leave.ts'
import { expiryNoticeAtom } from './expiry-atoms.ts'
import { GuardWatch } from './GuardWatch.tsx'
import { clearSession, writeCookie } from './session-atoms.ts'

const reload = vi.fn()
let store: Store

function signIn(uid: string) {
  for (const pair of [`userInfo={"uid":"${uid}"}`, 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}

const pageshow = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  })
const focus = () => act(() => window.dispatchEvent(new Event('focus')))
const isHidden = () => document.documentElement.style.display === 'none'

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  signIn('7')
  store = createStore()
  render(
    <Provider store={store}>
      <GuardWatch />
    </Provider>,
  )
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
  clearSession(store)
  vi.restoreAllMocks()
  reload.mockClear()
})

describe('a guarded page restored from the back-forward cache', () => {
  it.each([
    ['signed out', () => clearSession(store)],
    ['signed in as another user', () => signIn('8')],
  ])('is hidden and reloaded if the reader is %s', async (_, change) => {
    act(change)
    await pageshow(true)
    expect(isHidden()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('runs the callbacks before it reloads', async () => {
    const save = vi.fn()
    const undo = registerBeforeLeave(save)
    act(() => clearSession(store))
    await pageshow(true)
    expect(save.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
    undo()
  })

  it('stays for the same reader', async () => {
    await pageshow(true)
    expect(isHidden()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload on its first load', async () => {
    act(() => clearSession(store))
    await pageshow(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a sign-out in another tab', () => {
  it('is announced on the guarded page until the reader has signed in again', () => {
    act(() => clearSession(store))
    focus()
    expect(store.get(expiryNoticeAtom)).toBe('elsewhere')
    expect(isHidden()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    signIn('7')
    focus()
    expect(store.get(expiryNoticeAtom)).toBe('idle')
  })

  it('is announced if another user signs in', () => {
    signIn('8')
    focus()
    expect(store.get(expiryNoticeAtom)).toBe('elsewhere')
  })
})
