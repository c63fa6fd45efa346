import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerBeforeLeave } from './before-leave.ts'
import { readExpiryNotice, showExpiryNotice } from './expiry-notice.ts'
import { GuardWatch } from './GuardWatch.tsx'
import { clearSession, writeCookie } from './session-store.ts'

const reload = vi.fn()

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
  render(<GuardWatch />)
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
  clearSession()
  showExpiryNotice('idle')
  vi.restoreAllMocks()
  reload.mockClear()
})

describe('a guarded page that the browser brings back', () => {
  it.each([
    ['signed out', () => clearSession()],
    ['as somebody else', () => signIn('8')],
  ])('is hidden and asked for anew when its reader is %s', async (_, change) => {
    change()
    await pageshow(true)
    expect(isHidden()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps a text first', async () => {
    const kept = vi.fn()
    const undo = registerBeforeLeave(kept)
    clearSession()
    await pageshow(true)
    expect(kept.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
    undo()
  })

  it('stays for its own reader', async () => {
    await pageshow(true)
    expect(isHidden()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays when it was only loaded', async () => {
    clearSession()
    await pageshow(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a guarded page whose reader signs out in another tab', () => {
  it('says so and stays, until he is back', () => {
    clearSession()
    focus()
    expect(readExpiryNotice()).toBe('elsewhere')
    expect(isHidden()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    signIn('7')
    focus()
    expect(readExpiryNotice()).toBe('idle')
  })

  it('says so too when it is somebody else who signs in', () => {
    signIn('8')
    focus()
    expect(readExpiryNotice()).toBe('elsewhere')
  })
})
