import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerFetch } from './server-fetch.ts'

const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  network.mockReset()
})

describe('createServerFetch', () => {
  it('marks every answer with its tags and the one that is expired at start', async () => {
    network.mockResolvedValue(new Response('{}'))
    await createServerFetch({ tags: ['article:1'] })('http://api.test/a')
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      next: { tags: ['site:start', 'article:1'], revalidate: 300 },
    })
  })

  it('keeps nothing of what has to be fresh', async () => {
    network.mockResolvedValue(new Response('{}'))
    await createServerFetch({ isFresh: true })('http://api.test/a')
    expect(network.mock.calls[0]?.[1]).toEqual({ cache: 'no-store' })
  })

  it('tries again, with the body, while the API is restarting', async () => {
    const bodies: string[] = []
    network.mockImplementation(async (input) => {
      bodies.push(await (input as Request).text())
      if (bodies.length < 3) throw new TypeError('fetch failed')
      return new Response('ok')
    })
    const request = new Request('http://api.test/list', { method: 'POST', body: '{"size":1}' })
    const answer = createServerFetch()(request)
    await vi.runAllTimersAsync()
    expect(await (await answer).text()).toBe('ok')
    expect(bodies).toEqual(['{"size":1}', '{"size":1}', '{"size":1}'])
  })

  it('gives up after the third failure', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'))
    const answer = createServerFetch()('http://api.test/a')
    const failure = expect(answer).rejects.toThrow('fetch failed')
    await vi.runAllTimersAsync()
    await failure
    expect(network).toHaveBeenCalledTimes(3)
  })

  it('does not repeat what was aborted', async () => {
    network.mockRejectedValue(new DOMException('stop', 'AbortError'))
    await expect(createServerFetch()('http://api.test/a')).rejects.toThrow('stop')
    expect(network).toHaveBeenCalledTimes(1)
  })
})
