import { expect, it } from 'vitest'
import { invalidationOutbox } from '../src/platform/db/schema/index.ts'
import { createPages, type PagesOptions } from '../src/platform/pages/pages.ts'
import { describeOnEveryStore } from './_util.ts'

const never = new Promise<number>(() => {})
const SITES = ['http://one.test', 'http://two.test']

describeOnEveryStore('invalidations', (getServer) => {
  const createTestPages = (
    answer: (url: string, attempt: number) => number | Error | Promise<number>,
    options: Partial<PagesOptions> = {},
  ) => {
    const calls: { url: string; secret: string | null; tags: string[] }[] = []
    const pages = createPages({
      db: getServer().context.db,
      urls: SITES,
      secret: 'refresh-secret',
      logger: getServer().context.logger,
      retryAfter: 100,
      fetch: async (input, init) => {
        const url = String(input)
        const secret = new Headers(init?.headers).get('x-refresh-secret')
        calls.push({ url, secret, ...JSON.parse(String(init?.body)) })
        const status = await answer(url, calls.filter((call) => call.url === url).length)
        if (status instanceof Error) throw status
        return new Response(null, { status })
      },
      ...options,
    })
    return { pages, calls }
  }
  const listWaiting = async () => {
    const { db } = getServer().context
    return (await db.select({ id: invalidationOutbox.id }).from(invalidationOutbox)).map(
      ({ id }) => id,
    )
  }

  it('sends tags of one tick once to every instance, with the secret', async () => {
    const { pages, calls } = createTestPages(() => 204)
    pages.invalidate(['articles', 'article:1'])
    pages.invalidate(['articles', 'article:2'])
    await pages.stop()
    expect(calls).toEqual(
      SITES.map((site) => ({
        url: `${site}/internal/refresh`,
        secret: 'refresh-secret',
        tags: ['articles', 'article:1', 'article:2'],
      })),
    )
  })

  it('retries when an instance fails, and gives up after some attempts', async () => {
    const { pages, calls } = createTestPages((url, attempt) => {
      if (url.startsWith('http://one')) return attempt < 3 ? new Error('down') : 204
      return 500
    })
    pages.invalidate(['articles'])
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(3 + 4)
    await pages.stop()
  })

  it('does not wait for an instance that does not answer', async () => {
    const { pages, calls } = createTestPages(
      (url) => (url.startsWith('http://one') ? never : 204),
      { waitMs: 0 },
    )
    const heard = () =>
      calls.filter(({ url }) => url.startsWith('http://two')).flatMap(({ tags }) => tags)
    for (const tag of ['article:1', 'article:2', 'article:3']) {
      await pages.invalidate([tag])
      await expect.poll(heard).toContain(tag)
    }
  })

  it('resolves when every site has confirmed', async () => {
    const { pages, calls } = createTestPages((_, attempt) => (attempt < 2 ? 503 : 204))
    await pages.invalidate(['article:1'])
    expect(calls.map(({ url }) => new URL(url).origin).sort()).toEqual(
      SITES.flatMap((url) => [url, url]),
    )
    await pages.stop()
  })

  it('waits neither without a limit nor for a site whose last delivery failed', async () => {
    const answerOf = (url: string, attempt: number) => {
      if (url.startsWith('http://two')) return 204
      return attempt <= 4 ? 503 : never
    }
    const { pages, calls } = createTestPages(answerOf, { waitMs: 60_000 })
    await pages.invalidate(['article:1'])
    expect(calls.filter(({ url }) => url.startsWith('http://one'))).toHaveLength(4)
    await pages.invalidate(['article:2'])
    expect(calls.map(({ tags }) => tags)).toContainEqual(['article:2'])

    const hasty = createTestPages(() => never, { waitMs: 10 })
    await hasty.pages.invalidate(['article:3'])
    expect(hasty.calls).toHaveLength(2)
  })

  it('sends at the next start what a killed process had committed but not sent', async () => {
    const { db } = getServer().context
    await db.insert(invalidationOutbox).values([{ tags: ['article:7'] }, { tags: ['articles'] }])
    const { pages, calls } = createTestPages(() => 204)
    await pages.drainOutbox()
    await pages.stop()
    expect(calls[0]?.tags).toEqual(expect.arrayContaining(['article:7', 'articles']))
    await expect.poll(listWaiting).toEqual([])
  })

  it('retries later, and ignores rows of other instances', async () => {
    const { db } = getServer().context
    const note = async (tag: string) => {
      const rows = db.insert(invalidationOutbox).values({ tags: [tag] })
      return (await rows.returning({ id: invalidationOutbox.id }))[0]?.id
    }
    const { pages, calls } = createTestPages((url, attempt) =>
      url.startsWith('http://one') && attempt <= 4 ? 503 : 204,
    )
    pages.invalidate(['article:9'], await note('article:9'))
    const theirs = await note('article:10')
    await expect.poll(listWaiting, { timeout: 10_000 }).toEqual([theirs])
    await pages.stop()
    const of = (site: string) => calls.filter(({ url }) => url.startsWith(site))
    expect(of('http://one').map(({ tags }) => tags)).toEqual(Array(5).fill(['article:9']))
    expect(of('http://two')).toHaveLength(1)
    await db.delete(invalidationOutbox)
  })

  it('deletes rows that are older than any cached page', async () => {
    const { db } = getServer().context
    const createDate = new Date(Date.now() - 3_600_000)
    await db.insert(invalidationOutbox).values({ tags: ['article:8'], createDate })
    const { pages, calls } = createTestPages(() => 204)
    await pages.drainOutbox()
    await pages.stop()
    expect(calls).toEqual([])
    expect(await listWaiting()).toEqual([])
  })

  it('invalidates the whole cache for too many tags', async () => {
    const { pages, calls } = createTestPages(() => 204)
    pages.invalidate(Array.from({ length: 500 }, (_, n) => `article:${n}`))
    await pages.stop()
    expect(calls[0]?.tags).toEqual(['site:start'])
  })
})
