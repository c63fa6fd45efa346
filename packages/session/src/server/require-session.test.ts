import { buildUser } from '@mozhan/api-client/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFailure } from './failure.ts'
import { redirectOnFailure, requireSession } from './require-session.ts'

const SECRET = 'a secret of the tests'
const USER = encodeURIComponent(JSON.stringify({ uid: '7', nickName: '阿岚' }))
const FULL = `userInfo=${USER}; accessToken=access-token-7; refreshToken=refresh-token-7`

const asked = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => asked.headers }))
vi.mock('next/navigation', () => ({
  redirect: (href: string) => {
    throw Object.assign(new Error('redirect'), { href })
  },
}))

const network = vi.fn<typeof fetch>()

/** Sets the answer of the API to every call. */
function answer(envelope: object, status = 200) {
  network.mockImplementation(async () => Response.json(envelope, { status }))
}

function ask(cookie: string) {
  asked.headers = new Headers({
    cookie,
    'x-mozhan-url': 'https://blog.test/user?tab=h&x=C%2B%2B',
  })
  return requireSession()
}

const hrefOf = (answered: Promise<unknown>) =>
  answered.then(
    () => 'no redirect',
    (error: { href?: string }) => error.href ?? error,
  )

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubEnv('REFRESH_SECRET', SECRET)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  network.mockReset()
})

describe('requireSession', () => {
  it('asks the API which user the token belongs to', async () => {
    const me = buildUser({ id: '7' })
    answer({ code: 20000, message: '成功', data: me })
    const member = await ask(FULL)
    expect(member.me.id).toBe('7')
    const [input] = network.mock.calls[0] ?? []
    const request = input as Request
    expect(new URL(request.url).pathname).toBe('/system/user/7')
    expect(request.headers.get('authorization')).toBe('Bearer access-token-7')
  })

  it('caches no personal answer and retries no write', async () => {
    answer({ code: 20000, message: '成功', data: buildUser({ id: '7' }) })
    const { api } = await ask(FULL)
    network.mockReset()
    network.mockRejectedValue(new TypeError('fetch failed'))
    await expect(api.article.deleteArticle({ params: { id: '1' } })).rejects.toThrow()
    expect(network).toHaveBeenCalledOnce()
    for (const [, init] of network.mock.calls) {
      expect(init).toMatchObject({ cache: 'no-store' })
      expect(init).not.toHaveProperty('next')
    }
  })

  it('returns no token to the page', async () => {
    answer({ code: 20000, message: '成功', data: buildUser({ id: '7' }) })
    const text = JSON.stringify(await ask(FULL))
    expect(text).toContain('阿岚')
    expect(text).not.toMatch(/access-token-7|refresh-token-7/)
  })

  it.each(['', 'accessToken=a; refreshToken=r', `userInfo=${USER}; accessToken=a`])(
    'redirects to the route handler if a cookie is missing: %j',
    async (cookie) => {
      expect(await hrefOf(ask(cookie))).toBe(
        `/internal/expired?to=${encodeURIComponent('/user?tab=h&x=C%2B%2B')}`,
      )
      expect(network).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['expired', { code: 1401, message: '您的身份已过期' }, 401],
    ['expired by its code alone', { code: 1400, message: '认证失败' }, 200],
    ['of another user', { code: 306, message: '没有权限' }, 200],
  ])('redirects to the route handler if the token is %s', async (_, envelope, status) => {
    answer({ ...envelope, data: null }, status)
    expect(await hrefOf(ask(FULL))).toMatch(/^\/internal\/expired\?to=%2Fuser%3Ftab%3Dh/)
  })

  it('passes a refusal to the error page with a signature', async () => {
    answer({ code: 999, message: '系统维护中', data: null })
    const href = String(await hrefOf(ask(FULL)))
    const packed = new URL(href, 'https://blog.test').searchParams.get('f')
    expect(readFailure(packed, SECRET)).toEqual({ code: 999, message: '系统维护中' })
  })

  it('throws the error if the API does not answer', async () => {
    vi.useFakeTimers()
    network.mockRejectedValue(new TypeError('fetch failed'))
    const failed = hrefOf(ask(FULL))
    await vi.runAllTimersAsync()
    expect(await failed).toBeInstanceOf(Error)
    vi.useRealTimers()
  })
})

describe('redirectOnFailure', () => {
  it('returns the result of the calls', async () => {
    expect(await redirectOnFailure(async () => 7)).toBe(7)
  })

  it('rethrows other errors, such as the redirects of Next', async () => {
    const error = new Error('NEXT_REDIRECT')
    await expect(redirectOnFailure(() => Promise.reject(error))).rejects.toBe(error)
  })
})
