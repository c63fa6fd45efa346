import { OPEN_REDIRECTS } from '@mozhan/fixtures/open-redirects'
import { describe, expect, it } from 'vitest'
import { decideExpired, decideGuard } from './guard.ts'
import { toOwnPath } from './own-path.ts'

const ORIGIN = 'https://blog.example.test'
const LOGIN = 'https://login.example.test'
const FULL = 'userInfo={"uid":"1"}; accessToken=a; refreshToken=r'

describe('decideGuard', () => {
  const guard = (cookies: string) =>
    decideGuard({ cookies, currentUrl: `${ORIGIN}/user?tab=h`, loginSiteUrl: LOGIN })

  it('allows a request with all three cookies', () => {
    expect(guard(FULL)).toBeUndefined()
  })

  it.each([
    '',
    'accessToken=a; refreshToken=r',
    'userInfo={"uid":"1"}; refreshToken=r',
    'userInfo={"uid":"1"}; accessToken=a; refreshToken=',
    'userInfo=%7Bbroken; accessToken=a; refreshToken=r',
  ])('redirects all other requests to the login site with the full address: %j', (cookies) => {
    const { location = '' } = guard(cookies) ?? {}
    expect(location.startsWith(`${LOGIN}/?redirectURL=`)).toBe(true)
    expect(new URL(location).searchParams.get('redirectURL')).toBe(`${ORIGIN}/user?tab=h`)
  })
})

describe('an incomplete session', () => {
  const clearedBy = (cookies: string) =>
    decideGuard({ cookies, currentUrl: `${ORIGIN}/user`, loginSiteUrl: LOGIN })?.cookies ?? []

  it.each([
    'accessToken=a; refreshToken=r',
    'userInfo=%7Bbroken; accessToken=a; refreshToken=r',
    'userInfo={"uid":"1"}; accessToken=a; refreshToken=',
    'theme=dark; accessToken=',
  ])('is cleared by the redirect, because the login site would redirect back: %j', (cookies) => {
    for (const name of ['userInfo', 'accessToken', 'refreshToken']) {
      expect(clearedBy(cookies)).toContainEqual(expect.stringMatching(`^${name}=; .*max-age=0`))
    }
  })

  it('is not assumed for a visitor, who gets no cookies', () => {
    expect(clearedBy('')).toEqual([])
    expect(clearedBy('theme=dark; xaccessToken=1')).toEqual([])
  })
})

describe('decideExpired', () => {
  const decide = (cookies: string, to: string | null = '/message?t=2') =>
    decideExpired({
      cookies,
      to,
      origin: ORIGIN,
      loginSiteUrl: LOGIN,
      cookieDomain: '.example.test',
    })

  /** Repeats the request as a browser that stores the mark. @returns the last answer */
  const decideTimes = (times: number, to: string) => {
    let cookies = FULL
    let answer = decide(cookies, to)
    for (let at = 1; at < times; at++) {
      cookies = `${FULL}; ${answer.cookies[0]?.split(';')[0]}`
      answer = decide(cookies, to)
    }
    return answer
  }

  it('redirects to the refresh page and sets a mark', () => {
    const { location, cookies } = decide(FULL)
    expect(location.startsWith(`${LOGIN}/refresh?`)).toBe(true)
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^refreshTried=[0-9a-z]+; path=\/; max-age=60; samesite=lax$/)
  })

  it('does not end a session if the page is requested again during its refresh', () => {
    const { location, cookies } = decideTimes(3, '/user')
    expect(location.startsWith(`${LOGIN}/refresh?`)).toBe(true)
    expect(cookies).toHaveLength(1)
  })

  it('does not end a session that another tab is refreshing', () => {
    const mark = decideTimes(4, '/article/1').cookies[0]?.split(';')[0]
    expect(decide(`${FULL}; ${mark}`, '/user').location.startsWith(`${LOGIN}/refresh?`)).toBe(true)
  })

  it.each([
    ['without a refresh token', () => decide('userInfo={"uid":"1"}; accessToken=a')],
    ['with an empty one', () => decide('userInfo={"uid":"1"}; accessToken=a; refreshToken=')],
    ['after four tries', () => decideTimes(5, '/user')],
  ])('clears the session and redirects to the sign-in page %s', (_, ask) => {
    const { location, cookies } = ask()
    expect(location.startsWith(`${LOGIN}/?redirectURL=`)).toBe(true)
    for (const name of ['userInfo', 'accessToken', 'refreshToken']) {
      expect(cookies).toContain(`${name}=; path=/; max-age=0; samesite=lax`)
      expect(cookies).toContain(`${name}=; path=/; max-age=0; samesite=lax; domain=example.test`)
    }
    expect(cookies[0]).toMatch(/^refreshTried=; path=\/; max-age=0/)
  })

  it('returns to the page that found the session expired', () => {
    const returnAddressOf = (to: string | null) =>
      new URL(decide(FULL, to).location).searchParams.get('redirectURL')
    expect(returnAddressOf('/message?t=2')).toBe(`${ORIGIN}/message?t=2`)
    expect(returnAddressOf(null)).toBe(`${ORIGIN}/`)
    expect(returnAddressOf('//evil.test/')).toBe(`${ORIGIN}/`)
  })
})

describe('toOwnPath', () => {
  it.each(['/article/1?x=1#y', '/search/?key=C%2B%2B&t=4', '/'])('keeps %s', (value) => {
    expect(toOwnPath(value, ORIGIN)).toBe(value)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'https://blog.example.test.evil.test/',
    '/.//evil.test',
    '/\t/evil.test',
    '',
    null,
    undefined,
  ])('returns the home page for %j', (value) => {
    expect(toOwnPath(value, ORIGIN)).toBe('/')
  })

  it('stays on this site for every hostile value', () => {
    for (const value of OPEN_REDIRECTS) {
      const path = toOwnPath(value, ORIGIN)
      expect(new URL(path, ORIGIN).origin, value).toBe(ORIGIN)
    }
  })
})
