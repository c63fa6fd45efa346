import type { CommentListQuery } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import {
  bytesOf,
  idsOf,
  LARGE,
  MAX_BYTES,
  range,
  SMALL,
  WORST,
  walkParts,
  writeComments,
} from './_discussion.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('parts of comments', (getServer) => {
  const api = createApis(getServer)
  const newArticle = () => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文' }
    return api(IDS.lan).article.createArticle({ body })
  }
  const list = (id: string, query: CommentListQuery = {}, as?: string) =>
    api(as).comment.listComments({ params: { id }, query })
  const walk = (id: string, query: CommentListQuery = {}, between?: () => Promise<unknown>) =>
    walkParts((cursor) => list(id, { ...query, cursor }), between)
  const repliesTo = (id: string, cursor?: string) =>
    api().comment.listReplies({ params: { id }, query: { cursor } })

  it('stay within their byte limit with a thousand comments of the largest shape', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 1000, size: WORST, from: 500_000 })
    let cursor: string | undefined
    for (const expected of ['501000', '500999', '500998']) {
      const part = await list(id, { cursor })
      expect(part[0]?.id).toBe(expected)
      expect(bytesOf(part)).toBeLessThan(MAX_BYTES)
      cursor = part.at(-1)?.next
    }
  }, 60_000)

  it('grow linearly with the comments, and contain each once and in order', async () => {
    const counts: number[] = []
    for (const count of [500, 1000]) {
      const id = await newArticle()
      const from = 600_000 + count
      await writeComments(getServer(), id, IDS.zhou, { count, size: LARGE, from })
      const parts = await walk(id)
      for (const part of parts) expect(bytesOf(part)).toBeLessThan(MAX_BYTES)
      expect(idsOf(parts)).toEqual(range(from, count).reverse())
      counts.push(parts.length)
    }
    expect(counts[1]).toBeLessThanOrEqual((counts[0] ?? 0) * 2)
  }, 60_000)

  it('contain twenty small comments, and the next cursor in the list and in a header', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 21, size: SMALL, from: 10_000 })
    const first = await list(id)
    expect(first).toHaveLength(20)
    expect(first[0]).not.toHaveProperty('next')
    expect(first.at(-1)).toMatchObject({ next: expect.any(String), total: 21 })
    const path = `/article/api/comment/list/${id}`
    const { headers } = await getServer().call('GET', path)
    const link = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
    const second = await getServer().call('GET', `${path}${link}`)
    expect(second.data).toMatchObject([{ id: '10001' }])
    expect(second.headers.get('link')).toBeNull()
  })

  it('contain no marks for a short discussion', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 3, size: SMALL, from: 11_000 })
    await writeComments(getServer(), id, IDS.lan, {
      ...{ count: 2, size: SMALL, from: 11_100, parentId: '11001' },
    })
    const data = await list(id)
    expect(JSON.stringify(data)).not.toMatch(/"(?:next|previous|total|child[CPN]\w+)":/)
    expect(data.at(-1)?.children.map((row) => row.id)).toEqual(['11101', '11102'])
  })

  it.each(['newest', 'oldest'] as const)(
    'contain every comment once and in order while others are written and deleted, %s first',
    async (order) => {
      const id = await newArticle()
      const from = order === 'newest' ? 20_000 : 30_000
      await writeComments(getServer(), id, IDS.zhou, { count: 90, size: SMALL, from })
      let said = 0
      const parts = await walk(id, { order }, async () => {
        said += 1
        const body = { articleId: id, content: `新的 ${said}` }
        await api(IDS.lan).comment.createComment({ body })
        // The row after which the next part starts may be deleted by then.
        const gone = from + (order === 'newest' ? 71 : 20)
        await api(IDS.zhou)
          .comment.deleteComment({ params: { id: gone } })
          .catch(() => undefined)
      })
      const known = range(from, 90)
      const ids = idsOf(parts).filter((each) => Number(each) < 1_000_000)
      expect(ids).toEqual(order === 'newest' ? known.reverse() : known)
      expect(new Set(idsOf(parts)).size).toBe(idsOf(parts).length)
    },
  )

  it('limit the replies of a comment, and continue in both directions', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 1, size: SMALL, from: 40_000 })
    await writeComments(getServer(), id, IDS.lan, {
      ...{ count: 200, size: { source: 500, html: 5000 }, from: 40_100, parentId: '40001' },
    })
    const data = await list(id)
    expect(bytesOf(data)).toBeLessThan(MAX_BYTES)
    const [top] = data
    expect(top).toMatchObject({ childCount: 200, childNext: expect.any(String) })
    const parts = await walkParts((cursor) => repliesTo('40001', cursor))
    for (const part of parts) expect(bytesOf(part)).toBeLessThan(MAX_BYTES)
    expect(idsOf(parts)).toEqual(range(40_100, 200))
    const rest = await repliesTo('40001', top?.childNext)
    const shown = top?.children.length ?? 0
    expect(rest[0]?.id).toBe(String(40_101 + shown))
    const back = await repliesTo('40001', rest[0]?.previous)
    expect(back.map((row) => row.id)).toEqual(range(40_100, shown))
    expect(back[0]?.previous).toBeUndefined()
  })

  it('make any comment reachable, including a deep reply', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 60, size: SMALL, from: 50_000 })
    await writeComments(getServer(), id, IDS.lan, {
      ...{ count: 120, size: SMALL, from: 50_100, parentId: '50002' },
    })
    expect(await list(id, { at: '50003' })).toMatchObject([{ id: '50003' }])
    const far = await list(id, { at: '50190' })
    expect(far).toMatchObject([{ id: '50002', childCount: 120 }])
    expect(far[0]?.children.map((row) => row.id)).toContain('50190')
    const before = await repliesTo('50002', far[0]?.childPrevious)
    expect(before.at(-1)?.id).toBe('50189')
    expect(await list(id, { at: '7' })).toEqual([])
    expect(await list(await newArticle(), { at: '50003' })).toEqual([])
  })

  it('contain the beginning of a long comment, whose own address returns it completely', async () => {
    const id = await newArticle()
    const size = { source: 300_000, html: 2_000_000 }
    await writeComments(getServer(), id, IDS.zhou, { count: 2, size, from: 60_000 })
    const data = await list(id)
    expect(data).toHaveLength(2)
    expect(bytesOf(data)).toBeLessThan(20_000)
    expect(data[0]).toMatchObject({ isCut: true, content: '|'.repeat(2000) })
    const whole = await api().comment.getComment({ params: { id: '60001' } })
    expect(whole.content).toHaveLength(300_000)
    expect(whole).not.toHaveProperty('isCut')
  })

  it('name the answered user also if that comment is in another part', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 1, size: SMALL, from: 70_000 })
    await writeComments(getServer(), id, IDS.zhou, {
      ...{ count: 60, size: SMALL, from: 70_100, parentId: '70001' },
    })
    const body = { articleId: id, parentId: '70101', content: '答第一条' }
    await api(IDS.lan).comment.createComment({ body })
    const parts = await walkParts((cursor) => repliesTo('70001', cursor))
    expect(parts.at(-1)?.at(-1)).toMatchObject({ parentId: '70101', parentName: '小舟' })
    expect(parts[0]?.[0]).not.toHaveProperty('parentName')
  })

  it('under a private article are visible to its author only, also individually', async () => {
    const body = { title: '私', labelIds: [IDS.css], mdContent: '正文', ispublic: 0 }
    const id = await api(IDS.lan).article.createArticle({ body })
    await writeComments(getServer(), id, IDS.lan, { count: 1, size: SMALL, from: 80_000 })
    const params = { id: '80001' }
    await expect(api().comment.getComment({ params })).rejects.toMatchObject({ code: 404 })
    await expect(repliesTo('80001')).rejects.toMatchObject({ code: 404 })
    await api(IDS.lan).comment.getComment({ params })
    await api(IDS.lan).comment.listReplies({ params })
  })

  it('start at the beginning for an invalid cursor', async () => {
    const id = await newArticle()
    await writeComments(getServer(), id, IDS.zhou, { count: 1, size: SMALL, from: 90_000 })
    const odd = [
      'x',
      '0_1_9999999999999999999',
      '1_2',
      'p',
      '0_-99999999999999_1',
      'a_b',
      'b1_9999999999999999999',
    ]
    for (const cursor of odd) {
      expect(await list(id, { cursor })).toHaveLength(1)
      expect(await repliesTo('90001', cursor)).toEqual([])
    }
  })
})
