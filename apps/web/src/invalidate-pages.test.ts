import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { revalidatePath, revalidateTag } = vi.hoisted(() => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
}))
vi.mock('next/cache', () => ({ revalidatePath, revalidateTag }))

const SECRET = 'the right secret of these tests, long'

const { POST: invalidatePages } = await import('./app/internal/refresh/route.ts')

function order(body: unknown, secret?: string): Request {
  return new Request('http://site.test/internal/refresh', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: secret === undefined ? {} : { 'x-refresh-secret': secret },
  })
}

beforeEach(() => vi.stubEnv('REFRESH_SECRET', SECRET))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

describe('invalidatePages', () => {
  it.each([undefined, '', 'wrong', SECRET.slice(1)])(
    'has no effect without the secret (%o)',
    async (secret) => {
      expect((await invalidatePages(order({ tags: ['a'] }, secret))).status).toBe(403)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it('rejects all requests when no secret is set', async () => {
    vi.stubEnv('REFRESH_SECRET', '')
    expect((await invalidatePages(order({ tags: ['a'] }, ''))).status).toBe(403)
  })

  it('expires the named tags immediately', async () => {
    const answer = await invalidatePages(order({ tags: ['article:1', 'articles', 7, ''] }, SECRET))
    expect(await answer.json()).toEqual({ refreshed: 2 })
    expect(revalidateTag.mock.calls).toEqual([
      ['article:1', { expire: 0 }],
      ['articles', { expire: 0 }],
    ])
    expect(revalidatePath).not.toHaveBeenCalled()
  })

  it('expires all pages after a start of the API', async () => {
    await invalidatePages(order({ everything: true }, SECRET))
    expect(revalidatePath).toHaveBeenCalledWith('/', 'layout')
    expect(revalidateTag).toHaveBeenCalledWith('site:start', { expire: 0 })
  })

  it('rejects invalid bodies', async () => {
    expect((await invalidatePages(order(null, SECRET))).status).toBe(200)
  })
})
