import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFailure } from './failure.ts'
import { isMissing } from './is-missing.ts'
import { EXPIRED_DIGEST, FAILURE_DIGEST_PREFIX, NO_ANSWER_DIGEST } from './redirect-failure.ts'
import { createServerApi } from './server-api.ts'

const SECRET = 'a secret of the tests'
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubEnv('REFRESH_SECRET', SECRET)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  network.mockReset()
})

async function failureOf(envelope: object, status = 200): Promise<{ digest?: string }> {
  network.mockImplementation(async () => Response.json(envelope, { status }))
  return createServerApi()
    .article.getArticle({ params: { id: '1' } })
    .catch((error) => error)
}

describe('createServerApi', () => {
  it('passes a refusal to the error boundary with a signature', async () => {
    const error = await failureOf({ code: 999, message: '系统维护中', data: null })
    expect(isMissing(error)).toBe(false)
    const { digest = '' } = error
    expect(digest.startsWith(FAILURE_DIGEST_PREFIX)).toBe(true)
    expect(readFailure(digest.slice(FAILURE_DIGEST_PREFIX.length), SECRET)).toMatchObject({
      message: '系统维护中',
    })
  })

  it.each([
    ['the code 404', { code: 404, message: '没有', data: null }, 200],
    ['the status 404', {}, 404],
    ['an empty answer of an older back end', { code: 20000, message: '成功', data: null }, 200],
  ])('lets the page handle a missing entity: %s', async (_, envelope, status) => {
    expect(isMissing(await failureOf(envelope, status))).toBe(true)
  })

  it.each([
    ['the status 413', {}, 413],
    ['the status 413 with a code', { code: 404, message: '没有', data: null }, 413],
    ['the code 1401', { code: 1401, message: '身份已过期', data: null }, 200],
  ])('passes an expired token to the error boundary: %s', async (_, envelope, status) => {
    const error = await failureOf(envelope, status)
    expect(isMissing(error)).toBe(false)
    expect(error.digest).toBe(EXPIRED_DIGEST)
  })

  it('passes a missing answer to the error boundary without a redirect', async () => {
    vi.useFakeTimers()
    network.mockRejectedValue(new TypeError('fetch failed'))
    const failed = createServerApi()
      .article.getArticle({ params: { id: '1' } })
      .catch((error) => error)
    await vi.runAllTimersAsync()
    expect(await failed).toHaveProperty('digest', NO_ANSWER_DIGEST)
    vi.useRealTimers()
  })

  it('marks reads so that Next does not memoize a failed attempt', async () => {
    await failureOf({ code: 999, message: '', data: null })
    expect(network.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', keepalive: true })
  })

  it('sends no token', async () => {
    await failureOf({ code: 999, message: '', data: null })
    const [input] = network.mock.calls[0] ?? []
    expect((input as Request).headers.has('authorization')).toBe(false)
  })
})
