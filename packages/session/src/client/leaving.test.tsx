import type { Store } from '@mozhan/atoms'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTry, refreshMark } from '../cookies.ts'
import { registerBeforeLeave } from './before-leave.ts'
import { GuardWatch } from './GuardWatch.tsx'
import { SessionProvider } from './SessionProvider.tsx'
import { clearSession, writeCookie } from './session-atoms.ts'
import { useExpiryNotice } from './use-expiry-notice.ts'
import { type SessionActions, useSessionActions } from './use-session-actions.ts'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }
const sent = vi.fn<typeof fetch>()
const went = vi.fn<(href: string) => void>()
let actions: SessionActions
let store: Store

function Probe() {
  actions = useSessionActions()
  return <p>{useExpiryNotice().notice}</p>
}

const page = (children: ReactNode) => (
  <Provider store={store}>
    <SessionProvider config={CONFIG}>{children}</SessionProvider>
  </Provider>
)
const show = () => render(page(<Probe />))
const signIn = () => {
  for (const pair of ['userInfo={"uid":"7"}', 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}
/** An event as for a page restored from the back-forward cache. */
const restored = () => Object.assign(new Event('pageshow'), { persisted: true })
const arrive = () => act(() => window.dispatchEvent(restored()))
const settled = () => act(() => vi.advanceTimersByTimeAsync(2000))

beforeEach(() => {
  store = createStore()
  vi.stubGlobal('fetch', sent.mockResolvedValue(new Response('{}')))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window.location, 'assign').mockImplementation((href) => went(String(href)))
  window.history.replaceState(null, '', '/article/1?a=C%2B%2B#结果')
})

afterEach(() => {
  // A page that has been left can be left again only after it was restored.
  window.dispatchEvent(restored())
  clearSession(store)
  writeCookie(refreshMark())
  sessionStorage.clear()
  went.mockClear()
  sent.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an expired session', () => {
  it('is refreshed once if several calls fail', async () => {
    signIn()
    show()
    for (let at = 0; at < 6; at++) act(() => void actions.handleExpiry())
    expect(screen.getByText('leaving')).toBeTruthy()
    await settled()
    expect(went).toHaveBeenCalledOnce()
    const [href = ''] = went.mock.calls[0] ?? []
    expect(href).toContain('http://login.test/refresh?')
    expect(new URL(href).searchParams.get('redirectURL')).toBe(location.href)
    expect(document.cookie).toContain('accessToken=a')
  })

  it('redirects to the sign-in page after several failed refreshes', async () => {
    signIn()
    show()
    for (let at = 0; at < 5; at++) {
      act(() => void actions.handleExpiry())
      await settled()
      arrive()
    }
    const trips = went.mock.calls.map(([href]) => new URL(href).pathname)
    expect(trips).toEqual(['/refresh', '/refresh', '/refresh', '/refresh', '/'])
    const [href = ''] = went.mock.calls.at(-1) ?? []
    expect(href).toMatch(/^http:\/\/login\.test\/\?redirectURL=.*&expired=1$/)
    await expect
      .poll(() => document.cookie)
      .not.toMatch(/userInfo|accessToken|refreshToken|refreshTried/)
  })

  it('is not ended by the refresh attempts of another tab', async () => {
    signIn()
    const path = location.pathname + location.search
    writeCookie(refreshMark(addTry(addTry([], path) ?? [], '/user')))
    show()
    act(() => void actions.handleExpiry())
    await settled()
    expect(went.mock.calls[0]?.[0]).toContain('http://login.test/refresh?')
    expect(document.cookie).toContain('accessToken=a')
  })

  it('shows no notice during a sign-out', async () => {
    signIn()
    show()
    act(() => actions.logout())
    act(() => void actions.handleExpiry())
    await settled()
    expect(went).toHaveBeenCalledOnce()
    expect(screen.getByText('idle')).toBeTruthy()
    arrive()
    expect(screen.getByText('idle')).toBeTruthy()
  })

  it('shows the notice if its component mounts late', async () => {
    signIn()
    show()
    act(() => void actions.handleExpiry())
    show()
    expect(screen.getAllByText('leaving')).toHaveLength(2)
    await settled()
    arrive()
  })

  it('can redirect again if the reader stopped the first redirect', async () => {
    signIn()
    show()
    act(() => void actions.handleExpiry())
    await settled()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    act(() => void actions.handleExpiry())
    await settled()
    expect(went).toHaveBeenCalledTimes(2)
    expect(went.mock.calls[1]?.[0]).toContain('http://login.test/refresh?')
  })

  it('waits for the callbacks before it redirects', async () => {
    signIn()
    show()
    const order: string[] = []
    went.mockImplementation(() => void order.push('left'))
    const undo = registerBeforeLeave(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      order.push('saved')
    })
    act(() => void actions.handleExpiry())
    await settled()
    expect(order).toEqual(['saved', 'left'])
    undo()
  })

  it('redirects if a callback hangs or fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    signIn()
    show()
    const undo = [
      registerBeforeLeave(() => new Promise(() => undefined)),
      registerBeforeLeave(() => Promise.reject(new Error('quota exceeded'))),
    ]
    act(() => void actions.handleExpiry())
    await settled()
    expect(went).toHaveBeenCalledOnce()
    expect(logged).toHaveBeenCalledOnce()
    for (const each of undo) each()
  })

  it('shows a notice after a return without signing in', async () => {
    show()
    act(() => void actions.handleExpiry())
    await settled()
    arrive()
    expect(screen.getByText('ended')).toBeTruthy()
  })

  it('shows no notice after a return with a session', async () => {
    show()
    act(() => void actions.handleExpiry())
    await settled()
    signIn()
    arrive()
    expect(screen.getByText('idle')).toBeTruthy()
  })
})

describe('signing out', () => {
  it('revokes the token at the API, clears the session, then redirects', async () => {
    signIn()
    show()
    act(() => actions.logout())
    await settled()
    const [address, init] = sent.mock.calls[0] ?? []
    expect(address).toBe('/api/auth/logout?accessToken=a')
    expect(init).toMatchObject({ keepalive: true })
    // The cookie jar drops expired cookies a millisecond later.
    await expect.poll(() => document.cookie).not.toMatch(/userInfo|accessToken|refreshToken/)
    const [href = ''] = went.mock.calls[0] ?? []
    expect(href).toMatch(/^http:\/\/login\.test\/logout\?/)
    expect(new URL(href).searchParams.get('redirectURL')).toBe(location.href)
  })

  it('returns to the current page', async () => {
    signIn()
    show()
    act(() => actions.logout())
    await settled()
    expect(new URL(went.mock.calls[0]?.[0] ?? '').searchParams.get('redirectURL')).toBe(
      location.href,
    )
  })

  it('returns to the home page from a guarded page', async () => {
    signIn()
    const { unmount } = render(
      page(
        <>
          <GuardWatch />
          <Probe />
        </>,
      ),
    )
    act(() => actions.logout())
    await settled()
    const back = new URL(went.mock.calls[0]?.[0] ?? '').searchParams.get('redirectURL')
    expect(back).toBe(`${location.origin}/`)
    unmount()
    show()
    arrive()
    act(() => actions.logout())
    await settled()
    const later = new URL(went.mock.calls[1]?.[0] ?? '').searchParams.get('redirectURL')
    expect(later).toBe(location.href)
  })

  it('works for a visitor and without the API', async () => {
    sent.mockRejectedValue(new TypeError('offline'))
    show()
    act(() => actions.logout())
    await settled()
    expect(went).toHaveBeenCalledOnce()
  })
})
