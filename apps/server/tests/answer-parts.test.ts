import type { Comment } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
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
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('parts of answers', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const walk = (path: string, between?: () => Promise<unknown>) =>
    walkParts(getServer(), path, between)
  const newQuestion = async () => {
    const body = { title: '一问', labelIds: [IDS.css], mdContent: '正文' }
    return (await call('POST', '/question/question', { as: IDS.lan, body })).data as string
  }
  const list = (id: string, query = '') => `/question/api/replay/list/${id}${query}`

  it('stay within their bytes under a thousand of the most expensive shape', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 1000, size: WORST, from: 500_000 })
    let cursor = ''
    for (const expected of ['501000', '500999', '500998']) {
      const { data } = await call('GET', list(id, cursor))
      expect(data[0].id).toBe(expected)
      expect(bytesOf(data)).toBeLessThan(MAX_BYTES)
      cursor = `?cursor=${data.at(-1).next}`
    }
  }, 60_000)

  it('are twice as many for twice as many answers, each of them once and in order', async () => {
    const counts: number[] = []
    for (const count of [500, 1000]) {
      const id = await newQuestion()
      const from = 600_000 + count
      await writeAnswers(getServer(), id, IDS.zhou, { count, size: LARGE, from })
      const parts = await walk(list(id))
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
    'give every answer once while others are written, the accepted one first, by %s',
    async (order, from) => {
      const id = await newQuestion()
      await writeAnswers(getServer(), id, IDS.zhou, { count: 70, size: SMALL, from })
      await call('PUT', `/question/replay/accept/${from + 35}`, { as: IDS.lan })
      let said = 0
      const parts = await walk(list(id, `?order=${order}`), async () => {
        said += 1
        const body = { questionId: id, mdContent: `新的 ${said}` }
        await call('POST', '/question/replay', { as: IDS.lan, body })
        // Another answer is accepted on the way.
        await call('PUT', `/question/replay/accept/${from + 60}`, { as: IDS.lan })
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

  it('hold an accepted answer that fills a part, and go on behind it', async () => {
    const id = await newQuestion()
    const size = { source: 1000, html: 250_000 }
    await writeAnswers(getServer(), id, IDS.zhou, { count: 3, size, from: 40_000 })
    await call('PUT', '/question/replay/accept/40002', { as: IDS.lan })
    const parts = await walk(list(id, '?order=oldest'))
    expect(parts.map((part) => part.map((row) => row.id))).toEqual([
      ['40002'],
      ['40001'],
      ['40003'],
    ])
    expect(parts[0]?.[0]).toMatchObject({ total: 3 })
  })

  it('bound the replies, and lead to any of them', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 1, size: SMALL, from: 50_000 })
    await writeAnswers(getServer(), id, IDS.lan, {
      ...{ count: 120, size: { source: 0, html: 5000 }, from: 50_100, parentId: '50001' },
    })
    const { data } = await call('GET', list(id))
    expect(data).toMatchObject([{ childCount: 120, childNext: expect.any(String) }])
    expect(idsOf(await walk('/question/api/replay/replies/50001'))).toEqual(range(50_100, 120))
    const at = await call('GET', list(id, '?at=50200'))
    expect(at.data[0].children.map((row: Comment) => row.id)).toContain('50200')
  })

  it('carry the beginning of an answer that is too long for them, and its own address has all of it', async () => {
    const id = await newQuestion()
    const size = { source: 200_000, html: 2_000_000 }
    await writeAnswers(getServer(), id, IDS.zhou, { count: 2, size, from: 60_000 })
    const { data } = await call('GET', list(id))
    expect(data[0]).toMatchObject({ isCut: true, mdContent: '|'.repeat(2000) })
    expect(data[0]).not.toHaveProperty('htmlContent')
    const whole = await call('GET', '/question/api/replay/60001')
    expect(whole.data.mdContent).toHaveLength(200_000)
  })

  it('say which of them the reader voted for, in every part', async () => {
    const id = await newQuestion()
    await writeAnswers(getServer(), id, IDS.zhou, { count: 30, size: SMALL, from: 70_000 })
    await call('PUT', '/question/replay/thumb/70001/1', { as: IDS.lan })
    const first = await call('GET', list(id), { as: IDS.lan })
    const second = await call('GET', list(id, `?cursor=${first.data.at(-1).next}`), {
      as: IDS.lan,
    })
    expect(second.data.at(-1)).toMatchObject({ id: '70001', isThumb: true })
    expect(first.data[0]).toMatchObject({ isThumb: false })
  })
})
