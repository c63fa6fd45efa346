import { expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { createSearching } from './_searching.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('recommendations', (getServer) => {
  const { api, write } = createSearching(getServer)
  const recommend = (body: object) => api().search.recommend({ body })
  const ask = (title: string, mdContent = '如题。') =>
    api(IDS.zhou).question.createQuestion({ body: { title, mdContent, labelIds: [IDS.css] } })
  const idsOf = (hits: readonly { id: string }[]) => hits.map((hit) => hit.id)

  it('finds questions similar to a typed title, from creation to deletion', async () => {
    const id = await ask('Spring Boot 事务不回滚怎么办')
    await ask('完全无关的另一个问题')
    const hits = await recommend({ key: '为什么事务没有回滚？', t: 1, size: 5 })
    expect(idsOf(hits)).toEqual([id])
    expect(hits[0]).toMatchObject({ type: 1, title: 'Spring Boot 事务不回滚怎么办' })
    await api(IDS.zhou).question.deleteQuestion({ params: { id } })
    expect(await recommend({ key: '为什么事务没有回滚？', t: 1, size: 5 })).toEqual([])
  })

  it('finds articles similar to an article, without itself and private ones', async () => {
    const id = await write('倒排索引入门', '倒排索引由词项和文档列表组成。')
    const near = await write('倒排索引的压缩', '文档列表可以压缩。')
    const hidden = await write('倒排索引笔记', '给自己看的。', { ispublic: 0 })
    const found = idsOf(await recommend({ id, t: 0, size: 5 }))
    expect(found[0]).toBe(near)
    expect(found).not.toContain(id)
    expect(found).not.toContain(hidden)
  })

  it('puts articles with the most shared labels and columns first, the newest first among equals', async () => {
    const column = await api(IDS.lan).column.saveColumn({ body: { name: '专栏' } })
    const both = { labelIds: [IDS.css, IDS.html] }
    const id = await write('甲', '一。', { ...both, columnIds: [column] })
    const three = await write('乙', '二。', { ...both, columnIds: [column] })
    const older = await write('丙', '三。', both)
    const newer = await write('丁', '四。', { labelIds: [IDS.spring], columnIds: [column] })
    const newest = await write('戊', '五。', { labelIds: [IDS.html] })
    const hidden = await write('己', '六。', { ...both, columnIds: [column], ispublic: 0 })
    const found = idsOf(await recommend({ id, t: 0, size: 20 }))
    const own = [three, older, newest, newer]
    expect(found.filter((other) => own.includes(other))).toEqual(own)
    expect(found).not.toContain(id)
    expect(found).not.toContain(hidden)
    expect(new Set(found).size).toBe(found.length)
  })

  it('relates texts that share a label but no word, up to the given number', async () => {
    const id = await write('甲', '一。', { labelIds: [IDS.spring] })
    const other = await write('乙', '二。', { labelIds: [IDS.spring] })
    expect(idsOf(await recommend({ id, t: 0, size: 1 }))).toEqual([other])
    expect(await recommend({ id, t: 2, size: 5 })).toEqual([])
    const asked = await ask('丙')
    const alike = await ask('丁')
    expect(idsOf(await recommend({ id: asked, t: 1, size: 5 }))[0]).toBe(alike)
  })

  it('adds similar articles after those that share a label', async () => {
    const id = await write('倒排索引入门', '一。', { labelIds: [IDS.spring] })
    const similar = await write('倒排索引的压缩', '二。', { labelIds: [IDS.html] })
    const sharing = await write('乙', '三。', { labelIds: [IDS.spring] })
    const found = idsOf(await recommend({ id, t: 0, size: 20 }))
    expect(found).toContain(similar)
    expect(found.indexOf(sharing)).toBeLessThan(found.indexOf(similar))
  })

  it('does not relate to a private article', async () => {
    const id = await write('甲', '一。', { ispublic: 0 })
    expect(await recommend({ id, t: 0, size: 5 })).toEqual([])
  })

  it('follows a change of a title', async () => {
    const id = await ask('怎么配置卡夫卡')
    const body = { id, title: '怎么配置脉冲星', mdContent: '如题。', labelIds: [IDS.css] }
    await api(IDS.zhou).question.updateQuestion({ body })
    expect(await recommend({ key: '卡夫卡', t: 1 })).toEqual([])
    expect(idsOf(await recommend({ key: '脉冲星', t: 1 }))).toEqual([id])
  })

  it('indexes words with a meaning in PostgreSQL arrays', async () => {
    const id = await write('NULL 与 undefined', '`null`、`true`、`{a,b}`、"quoted"、back\\slash')
    expect(idsOf(await recommend({ key: 'null' }))).toEqual([id])
  })

  it('returns titles and beginnings without marks', async () => {
    await write('R&D <span> C++', '一 < 二 & 三')
    const [hit] = await recommend({ key: 'C++', size: 1 })
    expect(hit).toMatchObject({ title: 'R&D <span> C++', summary: '一 < 二 & 三' })
  })

  it('returns nothing for empty input', async () => {
    for (const body of [{}, { key: ' ' }, { key: '的' }, { id: '7' }, { key: '😀' }]) {
      expect(await recommend(body)).toEqual([])
    }
  })
})
