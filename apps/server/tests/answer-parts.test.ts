import type { AnswerListQuery } from '@mozhan/api-client/contract'
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
  writeAnswers,
} from './_discussion.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('parts of answers', (getServer) => {
  const api = createApis(getServer)
  const accept = (id: number) => api(IDS.lan).answer.acceptAnswer({ params: { id } })
  const newQuestion = () => {
    const body = { title: '一问', labelIds: [IDS.css], mdContent: '正文' }
    return api(IDS.lan).question.createQuestion({ body })
  }
  const list = (id: string, query: AnswerListQuery = {}, as?: string) =>
    api(as).answer.listAnswers({ params: { questionId: id }, query })
  const walk = (id: string, query: AnswerListQuery = {}, between?: () => Promise<unknown>) =>
    walkParts((cursor) => list(id, { ...query, cursor }), between)
  const repliesTo = (id: string, cursor?: string) =>
    api().answer.listReplies({ params: { id }, query: { cursor } })

  it('stay within their byte limit with a thousand answers of the largest shape', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 1000, size: WORST, from: 500_000 })
    let cursor: string | undefined
    for (const expected of ['501000', '500999', '500998']) {
      const part = await list(id, { cursor })
      expect(part[0]?.id).toBe(expected)
      expect(bytesOf(part)).toBeLessThan(MAX_BYTES)
      cursor = part.at(-1)?.next
    }
  }, 60_000)

  it('grow linearly with the answers, and contain each once and in order', async () => {
    const counts: number[] = []
    for (const count of [500, 1000]) {
      const id = await newQuestion()
      const from = 600_000 + count
      await writeAnswers(getServer(), id, IDS.zhou, { count, size: LARGE, from })
      const parts = await walk(id)
      for (const part of parts) expect(bytesOf(part)).toBeLessThan(MAX_BYTES)
      expect(idsOf(parts)).toEqual(range(from, count).reverse())
      counts.push(parts.length)
    }
    expect(counts[1]).toBeLessThanOrEqual((counts[0] ?? 0) * 2)
  }, 60_000)

  it.each([
    ['votes', 10_000],
    ['newest', 20_000],
    ['oldest', 30_000],
  ] as const)(
    'contain every answer once while others are written, the accepted one first, by %s',
    async (order, from) => {
      const id = await newQuestion()
      await writeAnswers(getServer(), id, IDS.zhou, { count: 70, size: SMALL, from })
      await accept(from + 35)
      let said = 0
      const parts = await walk(id, { order }, async () => {
        said += 1
        const body = { questionId: id, mdContent: `新的 ${said}` }
        await api(IDS.lan).answer.createAnswer({ body })
        // Another answer is accepted between two parts.
        await accept(from + 60)
      })
      const ids = idsOf(parts)
      expect(ids[0]).toBe(String(from + 35))
      expect(new Set(ids).size).toBe(ids.length)
      const known = range(from, 70).filter((each) => each !== String(from + 35))
      const votes = (each: string) => (Number(each) - from) % 7
      const wanted = {
        votes: known.toSorted((a, b) => votes(b) - votes(a) || Number(a) - Number(b)),
        newest: known.toReversed(),
        oldest: known,
      }[order]
      expect(ids.slice(1).filter((each) => Number(each) < 1_000_000)).toEqual(wanted)
    },
  )

  it('contain an accepted answer that fills a part, and continue after it', async () => {
    const id = await newQuestion()
    const size = { source: 1000, html: 250_000 }
    await writeAnswers(getServer(), id, IDS.zhou, { count: 3, size, from: 40_000 })
    await accept(40_002)
    const parts = await walk(id, { order: 'oldest' })
    expect(parts.map((part) => part.map((row) => row.id))).toEqual([
      ['40002'],
      ['40001'],
      ['40003'],
    ])
    expect(parts[0]?.[0]).toMatchObject({ total: 3 })
  })

  it('limit the replies, and make each of them reachable', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 1, size: SMALL, from: 50_000 })
    await writeAnswers(getServer(), id, IDS.lan, {
      ...{ count: 120, size: { source: 0, html: 5000 }, from: 50_100, parentId: '50001' },
    })
    const data = await list(id)
    expect(data).toMatchObject([{ childCount: 120, childNext: expect.any(String) }])
    expect(idsOf(await walkParts((cursor) => repliesTo('50001', cursor)))).toEqual(
      range(50_100, 120),
    )
    const at = await list(id, { at: '50200' })
    expect(at[0]?.children.map((row) => row.id)).toContain('50200')
  })

  it('contain the beginning of a long answer, whose own address returns it completely', async () => {
    const id = await newQuestion()
    const size = { source: 200_000, html: 2_000_000 }
    await writeAnswers(getServer(), id, IDS.zhou, { count: 2, size, from: 60_000 })
    const data = await list(id)
    expect(data[0]).toMatchObject({ isCut: true, mdContent: '|'.repeat(2000) })
    expect(data[0]).not.toHaveProperty('htmlContent')
    const whole = await api().answer.getAnswer({ params: { id: '60001' } })
    expect(whole.mdContent).toHaveLength(200_000)
  })

  it('contain the votes of the reader in every part', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 30, size: SMALL, from: 70_000 })
    await api(IDS.lan).answer.setThumb({ params: { id: '70001', value: 1 } })
    const first = await list(id, {}, IDS.lan)
    const second = await list(id, { cursor: first.at(-1)?.next }, IDS.lan)
    expect(second.at(-1)).toMatchObject({ id: '70001', isThumb: true })
    expect(first[0]).toMatchObject({ isThumb: false })
  })
})
