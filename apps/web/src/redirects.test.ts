import { createHmac } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OPEN_REDIRECTS } from '@mozhan/fixtures/open-redirects'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as expired } from './app/internal/expired/route.ts'
import { GET as failure } from './app/internal/failure/route.ts'
import { GET as login } from './app/internal/login/route.ts'
import { proxy } from './proxy.ts'

const SITE = 'https://blog.example.test'
const LOGIN = 'https://login.example.test'
const SECRET = 'a secret of the tests'
const MEMBER = 'userInfo=%7B%22uid%22%3A%221%22%7D; accessToken=a; refreshToken=r'

// As forwarded by the front door.
const FORWARDED = { 'x-forwarded-host': 'blog.example.test', 'x-forwarded-proto': 'https' }

const ask = (address: string, headers: Record<string, string> = {}) =>
  new NextRequest(`http://127.0.0.1:3000${address}`, { headers: { ...FORWARDED, ...headers } })

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const backOf = (answer: Response) => new URL(locationOf(answer)).searchParams.get('redirectURL')

beforeEach(() => {
  vi.stubEnv('SITE_URL', '')
  vi.stubEnv('LOGIN_SITE_URL', LOGIN)
  vi.stubEnv('REFRESH_SECRET', SECRET)
})
afterEach(() => vi.unstubAllEnvs())

describe('the guard', () => {
  it('redirects a visitor to the login site with the address in the browser', () => {
    const answer = proxy(ask('/user?tab=h&key=C%2B%2B%20%E5%BA%93'))
    expect(answer.status).toBe(307)
    expect(locationOf(answer).startsWith(`${LOGIN}/?redirectURL=`)).toBe(true)
    expect(backOf(answer)).toBe(`${SITE}/user?tab=h&key=C%2B%2B%20%E5%BA%93`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('uses the configured address of the site, regardless of the request', () => {
    vi.stubEnv('SITE_URL', 'https://墨栈.example.test')
    const answer = proxy(ask('/user', { 'x-forwarded-host': 'evil.test' }))
    expect(backOf(answer)).not.toContain('evil.test')
  })

  it('finds the login site on a port of the requested host', () => {
    vi.stubEnv('LOGIN_SITE_URL', ':4100')
    const headers = { 'x-forwarded-host': '192.168.1.7:3000', 'x-forwarded-proto': 'http' }
    expect(locationOf(proxy(ask('/user', headers)))).toMatch(/^http:\/\/192\.168\.1\.7:4100\//)
  })

  it('clears an incomplete session, and sets no cookie for a visitor', () => {
    for (const handle of [proxy, login]) {
      const half = handle(ask('/user', { cookie: 'accessToken=a; refreshToken=r' }))
      expect(half.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^refreshToken=; .*max-age=0.*domain=example\.test$/),
      )
      expect(handle(ask('/user')).headers.getSetCookie()).toEqual([])
      expect(handle(ask('/user', { cookie: MEMBER })).headers.getSetCookie()).toEqual([])
    }
  })

  it('lets a member through and passes the address to the page', () => {
    const answer = proxy(ask('/user?tab=h', { cookie: MEMBER }))
    expect(locationOf(answer)).toBe('')
    expect(answer.headers.get('x-middleware-request-x-mozhan-url')).toBe(`${SITE}/user?tab=h`)
  })

  it('ignores an address header sent by the browser', () => {
    const answer = proxy(ask('/user', { cookie: MEMBER, 'x-mozhan-url': 'https://evil.test/x' }))
    expect(answer.headers.get('x-middleware-request-x-mozhan-url')).toBe(`${SITE}/user`)
  })
})

describe('every redirect', () => {
  it.each([
    ['guard', proxy, '/user'],
    ['expired', expired, '/internal/expired?to=/user'],
    ['failure', failure, '/internal/failure?f=x'],
    ['login', login, '/internal/login'],
  ])('has no effect on a prefetch: %s', (_, handle, address) => {
    const answer = handle(ask(address, { 'sec-purpose': 'prefetch;prerender' }))
    expect([answer.status, locationOf(answer)]).toEqual([204, ''])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['expired', expired, '/internal/expired?to=/user'],
    ['failure', failure, '/internal/failure?f=x'],
    ['login', login, '/internal/login'],
  ])('is not cacheable: %s', (_, handle, address) => {
    const answer = handle(ask(address, { cookie: MEMBER }))
    expect(answer.status).toBe(307)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

const INTERNAL = path.join(import.meta.dirname, 'app/internal')
/** Only handlers; pages in the same folder have no side effects. */
const handlers = readdirSync(INTERNAL).filter((name) =>
  existsSync(path.join(INTERNAL, name, 'route.ts')),
)

describe.each(handlers)('the address /internal/%s', (name) => {
  const open = async (headers: Record<string, string>, method = 'GET') => {
    const { GET }: { GET?: (request: Request) => Response } = await import(
      `./app/internal/${name}/route.ts`
    )
    const address = `${SITE}/internal/${name}?to=/user&f=x`
    return GET?.(new Request(address, { method, headers: { ...FORWARDED, ...headers } }))
  }

  it.each<Record<string, string>>([
    { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-dest': 'script' },
    { 'sec-fetch-mode': 'no-cors' },
  ])('answers 403 without side effects to requests other than navigations: %o', async (headers) => {
    const answer = await open({ ...headers, cookie: 'accessToken=a; refreshToken=r' })
    if (!answer) return expect(name).toBe('refresh')
    expect([answer.status, locationOf(answer)]).toEqual([403, ''])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('answers navigations, and browsers without Sec-Fetch headers', async () => {
    const browser = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
    for (const answer of [await open(browser), await open({})]) {
      expect(answer?.status ?? 307).toBe(307)
    }
  })

  it('has no side effects for HEAD', async () => {
    const answer = await open({ cookie: 'accessToken=a' }, 'HEAD')
    expect(answer?.status ?? 204).toBe(204)
  })
})

describe('hostile addresses', () => {
  it('are never used as return addresses of the login site', () => {
    for (const value of OPEN_REDIRECTS) {
      const answer = expired(ask(`/internal/expired?to=${encodeURIComponent(value)}`))
      expect(new URL(locationOf(answer)).origin, value).toBe(LOGIN)
      expect(new URL(backOf(answer) ?? '').origin, value).toBe(SITE)
    }
  })

  it('are never used as return addresses without scripts', () => {
    for (const value of OPEN_REDIRECTS) {
      const headers = new Headers(FORWARDED)
      // Skips values that no header can contain.
      if (!/^[\x21-\x7e]*$/.test(value)) continue
      headers.set('referer', value)
      const answer = login(new NextRequest('http://127.0.0.1:3000/internal/login', { headers }))
      expect(new URL(backOf(answer) ?? '').origin, value).toBe(SITE)
    }
  })
})

describe('a failure', () => {
  it('is stored completely in the cookie of the error page, for 45 seconds', () => {
    const message = '标题不能为空；\n请检查;后再试 100%'
    const payload = Buffer.from(JSON.stringify({ code: 400, message, at: Date.now() })).toString(
      'base64url',
    )
    const mark = createHmac('sha256', `failure:${SECRET}`).update(payload).digest('base64url')
    const answer = failure(ask(`/internal/failure?f=${payload}.${mark}`))
    expect(locationOf(answer)).toBe('/error')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/max-age=45\b/i)
    const value = /^error=([^;]*)/.exec(cookie)?.[1] ?? ''
    expect(JSON.parse(decodeURIComponent(value))).toEqual({ code: 400, message })
  })

  it.each(['', '?f=', '?f=a.b', '?f=%E4%BD', '?f=..', '?f=e30.e30&f=x'])(
    'redirects to the home page when it is damaged: %j',
    (query) => {
      const answer = failure(ask(`/internal/failure${query}`))
      expect(locationOf(answer)).toBe('/')
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )
})
