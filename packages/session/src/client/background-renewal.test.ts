import type { Store } from '@mozhan/atoms'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBackgroundRenewal } from './background-renewal.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

const LOGIN = 'http://login.test'
const MINUTE = 60_000
const sent = vi.fn<typeof fetch>()
let stop: (() => void) | undefined
let made = 0
let store: Store

/**
 * @param minutes lifetime of the token from now on
 * @param behind minutes by which the clock of the issuer is behind
 */
function tokenOf(minutes: number, behind = 0): string {
  const iat = Math.floor(Date.now() / 1000) - behind * 60
  const claims = { iat, exp: iat + minutes * 60, jti: ++made }
  return `x.${btoa(JSON.stringify(claims))}.y`
}
const signIn = (token: string) => {
  for (const pair of ['userInfo={"uid":"7"}', `accessToken=${token}`, 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}
const start = () => {
  stop = startBackgroundRenewal(store, LOGIN)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Sets how the login site changes the cookies. */
const answer = (work: () => void) =>
  sent.mockImplementation(async () => {
    work()
    return new Response()
  })

beforeEach(() => {
  store = createStore()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', sent)
  signIn(tokenOf(15))
})

afterEach(() => {
  stop?.()
  clearSession(store)
  sent.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a session on an open page', () => {
  it('is renewed one minute before each expiry by a POST to the refresh address', async () => {
    answer(() => signIn(tokenOf(15)))
    start()
    await pass(13.9 * MINUTE)
    expect(sent).not.toHaveBeenCalled()
    await pass(0.2 * MINUTE)
    expect(sent).toHaveBeenCalledOnce()
    const [href, options] = sent.mock.calls[0] ?? []
    expect(href).toBe(`${LOGIN}/refresh`)
    expect(options).toMatchObject({ method: 'POST', credentials: 'include' })
    await pass(42 * MINUTE)
    expect(sent).toHaveBeenCalledTimes(4)
  })

  it('is not renewed while the page is hidden, and at once when it becomes visible', async () => {
    answer(() => signIn(tokenOf(15)))
    start()
    show(true)
    await pass(60 * MINUTE)
    expect(sent).not.toHaveBeenCalled()
    show(false)
    await pass(0)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('is requested at most three times with growing delays if the token does not change', async () => {
    const times: number[] = []
    answer(() => times.push(Date.now()))
    start()
    await pass(10 * 60 * MINUTE)
    expect(times).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(10_000)
    expect(third - second).toBeGreaterThanOrEqual(20_000)
    signIn(tokenOf(15))
    show(false)
    await pass(15 * MINUTE)
    expect(times.length).toBeGreaterThan(3)
  })

  it.each([
    ['ahead', 20],
    ['behind', -40],
  ])(
    'is renewed in time with a clock that is far %s, after the first renewal',
    async (_, minutes) => {
      signIn(tokenOf(15, minutes))
      answer(() => signIn(tokenOf(15, minutes)))
      start()
      await pass(60 * MINUTE)
      expect(sent).toHaveBeenCalled()
      sent.mockClear()
      await pass(60 * MINUTE)
      expect([4, 5]).toContain(sent.mock.calls.length)
    },
  )

  it('is requested three times if new tokens are expired on arrival', async () => {
    answer(() => signIn(tokenOf(-60)))
    start()
    await pass(10 * 60 * MINUTE)
    expect(sent).toHaveBeenCalledTimes(3)
  })

  it('with a lifetime of one minute is renewed after three quarters of it', async () => {
    signIn(tokenOf(1))
    answer(() => signIn(tokenOf(1)))
    start()
    await pass(40_000)
    expect(sent).not.toHaveBeenCalled()
    await pass(10_000)
    expect(sent).toHaveBeenCalledOnce()
    await pass(10 * MINUTE)
    expect(sent.mock.calls.length).toBeGreaterThan(12)
  })

  it('is renewed when the login site can be reached again', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    start()
    await pass(60 * MINUTE)
    const asked = sent.mock.calls.length
    expect(asked).toBeGreaterThan(3)
    expect(asked).toBeLessThan(25)
    answer(() => signIn(tokenOf(15)))
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(sent).toHaveBeenCalledTimes(asked + 1)
    await pass(13 * MINUTE)
    expect(sent).toHaveBeenCalledTimes(asked + 1)
  })

  it('is not requested after it has ended', async () => {
    answer(() => clearSession(store))
    start()
    await pass(60 * MINUTE)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('is renewed once for two tabs', async () => {
    const queue: (() => Promise<void>)[] = []
    const request = (_name: string, work: () => Promise<unknown>) =>
      new Promise((resolve) => queue.push(() => work().then(resolve)))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    answer(() => signIn(tokenOf(15)))
    start()
    const stopOther = startBackgroundRenewal(createStore(), LOGIN)
    await pass(14.5 * MINUTE)
    expect(queue).toHaveLength(2)
    for (const work of queue) await work()
    expect(sent).toHaveBeenCalledOnce()
    stopOther()
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('is not renewed if the token has no expiry', async () => {
    signIn('opaque')
    start()
    await pass(60 * MINUTE)
    expect(sent).not.toHaveBeenCalled()
  })
})
