import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerBeforeLeave } from './before-leave.ts'
import { showExpiryNotice } from './expiry-notice.ts'
import { SessionProvider } from './SessionProvider.tsx'
import { clearSession, writeCookie } from './session-store.ts'
import { useCallFailure } from './use-call-failure.ts'
import { useExpiryNotice } from './use-expiry-notice.ts'
import { type SessionActions, useSessionActions } from './use-session-actions.ts'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }
const went = vi.fn<(href: string) => void>()
let actions: SessionActions
let describeFailure: ReturnType<typeof useCallFailure>

function Probe() {
  actions = useSessionActions()
  describeFailure = useCallFailure()
  return <p>{useExpiryNotice().notice}</p>
}

const show = () =>
  render(
    <SessionProvider config={CONFIG}>
      <Probe />
    </SessionProvider>,
  )
const signIn = () => {
  for (const pair of ['userInfo={"uid":"7"}', 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}
const arrive = () => act(() => window.dispatchEvent(new Event('pageshow')))
const settled = () => act(() => vi.advanceTimersByTimeAsync(2000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window.location, 'assign').mockImplementation((href) => went(String(href)))
  window.history.replaceState(null, '', '/article/1?a=C%2B%2B#结果')
})

afterEach(() => {
  // A page that left once may leave again only after it came back.
  window.dispatchEvent(new Event('pageshow'))
  showExpiryNotice('idle')
  clearSession()
  writeCookie('refreshTried=1; path=/; max-age=0')
  sessionStorage.clear()
  went.mockClear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('an expired session', () => {
  it('is refreshed once, however many calls find out', async () => {
    signIn()
    show()
    for (let at = 0; at < 6; at++) act(() => actions.handleExpiry())
    expect(screen.getByText('leaving')).toBeTruthy()
    await settled()
    expect(went).toHaveBeenCalledOnce()
    const [href = ''] = went.mock.calls[0] ?? []
    expect(href).toContain('http://login.test/refresh?')
    expect(new URL(href).searchParams.get('redirectURL')).toBe(location.href)
    expect(document.cookie).toContain('accessToken=a')
  })

  it('goes to the login site when it is expired again right after a refresh', async () => {
    signIn()
    show()
    act(() => actions.handleExpiry())
    await settled()
    arrive()
    act(() => actions.handleExpiry())
    await settled()
    const [href = ''] = went.mock.calls[1] ?? []
    expect(href).toMatch(/^http:\/\/login\.test\/\?redirectURL=.*&expired=1$/)
    expect(document.cookie).not.toMatch(/userInfo|accessToken|refreshToken|refreshTried/)
  })

  it('keeps what is being typed before the page goes', async () => {
    signIn()
    show()
    const order: string[] = []
    went.mockImplementation(() => void order.push('left'))
    const undo = registerBeforeLeave(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      order.push('kept')
    })
    act(() => actions.handleExpiry())
    await settled()
    expect(order).toEqual(['kept', 'left'])
    undo()
  })

  it('waits for nothing that hangs or fails', async () => {
    signIn()
    show()
    const undo = [
      registerBeforeLeave(() => new Promise(() => undefined)),
      registerBeforeLeave(() => Promise.reject(new Error('no room'))),
    ]
    act(() => actions.handleExpiry())
    await settled()
    expect(went).toHaveBeenCalledOnce()
    for (const each of undo) each()
  })

  it('is named again to who comes back without signing in', async () => {
    show()
    act(() => actions.handleExpiry())
    await settled()
    arrive()
    expect(screen.getByText('returned')).toBeTruthy()
  })

  it('is forgotten by who comes back signed in', async () => {
    show()
    act(() => actions.handleExpiry())
    await settled()
    signIn()
    arrive()
    expect(screen.getByText('idle')).toBeTruthy()
  })
})

describe('a failed call', () => {
  const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

  it('is told in the server’s own words', () => {
    show()
    expect(describeFailure(failure('ApiError', '标题太长'))).toEqual({
      message: '标题太长',
      canRetry: false,
    })
  })

  it('may be tried again where nothing was answered', () => {
    show()
    for (const error of [
      failure('NetworkError'),
      failure('TimeoutError'),
      new TypeError('fetch'),
    ]) {
      expect(describeFailure(error)).toMatchObject({ canRetry: true })
    }
    expect(went).not.toHaveBeenCalled()
  })

  it('leaves the page only for an expired session', async () => {
    show()
    act(() => void describeFailure(failure('TokenExpiredError', '过期')))
    await settled()
    expect(went).toHaveBeenCalledOnce()
  })
})
