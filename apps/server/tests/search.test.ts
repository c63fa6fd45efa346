import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { type Database, queryRows } from '../src/db/client.ts'
import { searchDocuments, searchQueries } from '../src/db/schema/index.ts'
import { rebuildIndex, refillOutdated } from '../src/domains/search/refill.ts'
import { readProgress } from '../src/rebuild-search/read-progress.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

interface Hit {
  id: string
  type: number
  title: string
  summary: string
}

describeOnEveryStore('recommending', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const recommend = async (body: object): Promise<Hit[]> =>
    (await call('POST', '/search/api/search/recommend', { body })).data
  const ask = async (title: string, mdContent = '如题。'): Promise<string> =>
    (
      await call('POST', '/question/question', {
        as: IDS.zhou,
        body: { title, mdContent, labelIds: [IDS.css] },
      })
    ).data
  const write = async (title: string, mdContent: string, changes: object = {}): Promise<string> =>
    (
      await call('POST', '/article/article', {
        as: IDS.lan,
        body: { title, mdContent, labelIds: [IDS.css], ...changes },
      })
    ).data
  const idsOf = (hits: readonly Hit[]) => hits.map((hit) => hit.id)

  it('finds questions like a title that is being typed, at once and until they are deleted', async () => {
    const id = await ask('Spring Boot 事务不回滚怎么办')
    await ask('完全无关的另一个问题')
    const hits = await recommend({ key: '为什么事务没有回滚？', t: 1, size: 5 })
    expect(idsOf(hits)).toEqual([id])
    expect(hits[0]).toMatchObject({ type: 1, title: 'Spring Boot 事务不回滚怎么办' })
    await call('DELETE', `/question/question/${id}`, { as: IDS.zhou })
    expect(await recommend({ key: '为什么事务没有回滚？', t: 1, size: 5 })).toEqual([])
  })

  it('finds articles like an article, without itself and without private ones', async () => {
    const id = await write('倒排索引入门', '倒排索引由词项和文档列表组成。')
    const near = await write('倒排索引的压缩', '文档列表可以压缩。')
    const hidden = await write('倒排索引笔记', '给自己看的。', { ispublic: 0 })
    const found = idsOf(await recommend({ id, t: 0, size: 5 }))
    expect(found[0]).toBe(near)
    expect(found).not.toContain(id)
    expect(found).not.toContain(hidden)
  })

  it('follows a change of a title', async () => {
    const id = await ask('怎么配置卡夫卡')
    const body = { id, title: '怎么配置脉冲星', mdContent: '如题。', labelIds: [IDS.css] }
    await call('PUT', '/question/question', { as: IDS.zhou, body })
    expect(await recommend({ key: '卡夫卡', t: 1 })).toEqual([])
    expect(idsOf(await recommend({ key: '脉冲星', t: 1 }))).toEqual([id])
  })

  it('indexes words that mean something to the database', async () => {
    const id = await write('NULL 与 undefined', '`null`、`true`、`{a,b}`、"quoted"、back\\slash')
    expect(idsOf(await recommend({ key: 'null' }))).toEqual([id])
  })

  it('answers titles and beginnings as they are, without marks', async () => {
    await write('R&D <span> C++', '一 < 二 & 三')
    const [hit] = await recommend({ key: 'C++', size: 1 })
    expect(hit).toMatchObject({ title: 'R&D <span> C++', summary: '一 < 二 & 三' })
  })

  it('answers nothing for nothing', async () => {
    for (const body of [{}, { key: ' ' }, { key: '的' }, { id: '7' }, { key: '😀' }]) {
      expect(await recommend(body)).toEqual([])
    }
  })
})

describeOnEveryStore('searching', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const ask = async (key: string, wish: object = {}) =>
    (await call('POST', '/search/api/search/search', { body: { key, t: 4, size: 20, ...wish } }))
      .data as {
      records: Hit[]
      total: number
      pages: number
      isNear: boolean
      counts: { type: number; total: number }[]
      corrections: { typed: string; meant: string }[]
    }
  const titles = async (key: string, wish: object = {}) =>
    (await ask(key, wish)).records.map((hit) => hit.title.replace(/<\/?em>/g, ''))
  const write = async (
    title: string,
    mdContent = '正文。',
    changes: object = {},
  ): Promise<string> =>
    (
      await call('POST', '/article/article', {
        as: IDS.lan,
        body: { title, mdContent, labelIds: [IDS.css], ...changes },
      })
    ).data
  const remove = (id: string) => call('DELETE', `/article/article/${id}`, { as: IDS.lan })

  it('B-011: finds a word in the middle of a sentence, and words apart', async () => {
    const id = await write('支持中文全文检索吗', '本文说明事务隔离级别的区别')
    for (const key of ['检索', '隔离级别', '全文 检索', '事务的隔离', '事务隔离级别的区别']) {
      expect({ key, titles: await titles(key) }).toEqual({ key, titles: ['支持中文全文检索吗'] })
    }
    await remove(id)
    expect(await titles('隔离级别')).toEqual([])
  })

  it('B-012: answers one character, and runs nothing for nothing', async () => {
    await write('锁表的排查', '一个 C 程序。🦀')
    await write('Go 语言', '没有表')
    expect(await titles('锁')).toEqual(['锁表的排查'])
    expect(await titles('锁表')).toEqual(['锁表的排查'])
    expect(await titles('C')).toEqual(['锁表的排查'])
    expect(await titles('Go')).toEqual(['Go 语言'])
    expect(await titles('🦀')).toEqual(['锁表的排查'])
    expect(await titles('👍🏽')).toEqual([])
    for (const key of ['', ' ', '　'])
      expect(await ask(key)).toMatchObject({ total: 0, records: [] })
  })

  it('B-013: takes % and _ for themselves', async () => {
    await write('提升100%性能')
    await write('提升100倍性能')
    await write('my_table')
    await write('myXtable')
    expect(await titles('提升 100%')).toEqual(['提升100%性能'])
    expect(await titles('100%')).not.toContain('提升100倍性能')
    expect(await titles('my_table')).toEqual(['my_table'])
    expect(await titles('%')).toEqual(await titles('100%'))
    expect(await titles('_')).toEqual(['my_table'])
    expect(await titles("' or 1=1 --")).toEqual([])
    expect(await titles('\\')).toEqual([])
  })

  it('B-015: marks what was found, and nothing of the text is an element', async () => {
    await write('R&D <span> C++', 'if (a < b) a && b; `amp` [0]')
    for (const [key, title] of [
      ['C++', 'R&amp;D &lt;span&gt; <em>C++</em>'],
      ['span', 'R&amp;D &lt;<em>span</em>&gt; C++'],
      ['amp', 'R&amp;D &lt;span&gt; C++'],
      ['[', 'R&amp;D &lt;span&gt; C++'],
      ['D', 'R&amp;<em>D</em> &lt;span&gt; C++'],
    ]) {
      const { records } = await ask(key ?? '')
      expect({ key, titles: records.map((hit) => hit.title) }).toEqual({ key, titles: [title] })
    }
    expect((await ask('amp')).records[0]?.summary).toContain('&amp;&amp; b; <em>amp</em> [0]')
  })

  it('keeps signs that make another word, in whatever width and case', async () => {
    await write('C# 入门')
    await write('.NET 的依赖注入')
    await write('@Async 不生效')
    await write('async 与 await')
    expect(await titles('c#')).toEqual(['C# 入门'])
    expect(await titles('Ｃ＃')).toEqual(['C# 入门'])
    expect(await titles('.net')).toEqual(['.NET 的依赖注入'])
    expect(await titles('@Async')).toEqual(['@Async 不生效'])
    expect(await titles('async')).toEqual(
      expect.arrayContaining(['async 与 await', '@Async 不生效']),
    )
  })

  it('finds names by their parts and beginnings, traditional by simplified, and forgives a letter', async () => {
    await write('useLayoutEffect 与 HTMLCollection', '読み取り')
    await write('資料庫的效能', '執行緒')
    await write('Kubernetes 的探针')
    expect(await titles('layout effect')).toEqual(['useLayoutEffect 与 HTMLCollection'])
    expect(await titles('collection')).toEqual(['useLayoutEffect 与 HTMLCollection'])
    expect(await titles('uselay')).toEqual(['useLayoutEffect 与 HTMLCollection'])
    expect(await titles('资料库')).toEqual(['資料庫的效能'])
    expect((await ask('资料库')).records[0]?.title).toBe('<em>資料庫</em>的效能')
    const near = await ask('kubernetse 探针')
    expect(near.records.map((hit) => hit.title)).toEqual(['<em>Kubernetes</em> 的<em>探针</em>'])
    expect(near.corrections).toEqual([{ typed: 'kubernetse', meant: 'kubernetes' }])
  })

  it('puts titles before headings before text before code, and an exact title before all', async () => {
    await write('只在代码里', '```js\nlet 绿松石 = 1\n```')
    await write('只在正文里', '一颗绿松石。')
    await write('只在小标题里', '## 绿松石\n\n别的。')
    await write('关于绿松石的长长的一篇', '绿松石 绿松石 绿松石 绿松石')
    await write('绿松石', '短。')
    expect(await titles('绿松石')).toEqual([
      '绿松石',
      '关于绿松石的长长的一篇',
      '只在小标题里',
      '只在正文里',
      '只在代码里',
    ])
  })

  it('takes quotation marks at their word', async () => {
    await write('甲篇', '先提交后回滚')
    await write('乙篇', '提交之后再回滚，先不管')
    expect(await titles('"提交后回滚"')).toEqual(['甲篇'])
    expect(await titles('“先提交后”')).toEqual(['甲篇'])
    expect(await titles('「提交 回滚」')).toEqual([])
  })

  it('shows what has some of the words when nothing has all, and says so', async () => {
    await write('紫水晶的切割', '切割工艺')
    const result = await ask('紫水晶的切割与量子')
    expect(result.records.map((hit) => hit.title)).toEqual(['<em>紫水晶</em>的<em>切割</em>'])
    expect(result.isNear).toBe(true)
    expect(await titles('完全没有人写过的珐琅彩')).toEqual([])
  })

  it('counts kinds, narrows by kind, label and answer, and orders by time', async () => {
    const first = await write('琥珀甲', '琥珀', { labelIds: [IDS.html] })
    await write('琥珀乙', '琥珀', { labelIds: [IDS.css] })
    const body = { title: '琥珀怎么保存', mdContent: '如题', labelIds: [IDS.css] }
    const question = (await call('POST', '/question/question', { as: IDS.zhou, body })).data
    const column = { name: '琥珀专栏', summary: '石头' }
    await call('POST', '/article/column/saveOrUpdate', { as: IDS.lan, body: column })
    const all = await ask('琥珀')
    expect(all.total).toBe(4)
    expect(all.counts.toSorted((a, b) => a.type - b.type)).toEqual([
      { type: 0, total: 2 },
      { type: 1, total: 1 },
      { type: 2, total: 1 },
    ])
    expect(await ask('琥珀', { t: 1 })).toMatchObject({ total: 1, counts: all.counts })
    expect(await titles('琥珀', { t: 2 })).toEqual(['琥珀专栏'])
    expect(await titles('琥珀', { labelId: IDS.html })).toEqual(['琥珀甲'])
    expect(await titles('琥珀', { solved: true })).toEqual([])
    expect(await titles('琥珀', { solved: false })).toEqual(['琥珀怎么保存'])
    await call('PUT', `/question/question/solve/${question}`, { as: IDS.zhou })
    expect(await titles('琥珀', { solved: true })).toEqual(['琥珀怎么保存'])
    expect(await titles('琥珀', { sort: 'time', t: 0 })).toEqual(['琥珀乙', '琥珀甲'])
    expect(await titles('琥珀', { days: 1, t: 0 })).toHaveLength(2)
    const pages = [await ask('琥珀', { size: 3 }), await ask('琥珀', { size: 3, current: 2 })]
    expect(pages.map((page) => [page.records.length, page.pages])).toEqual([
      [3, 2],
      [1, 2],
    ])
    const ids = pages.flatMap((page) => page.records.map((hit) => hit.id))
    expect(new Set(ids).size).toBe(4)
    // Hidden by its writer: gone with the same call.
    const hidden = {
      id: first,
      title: '琥珀甲',
      mdContent: '琥珀',
      labelIds: [IDS.html],
      ispublic: 0,
    }
    await call('PUT', '/article/article', { as: IDS.lan, body: hidden })
    expect(await titles('琥珀', { t: 0 })).toEqual(['琥珀乙'])
  })

  it('answers long and odd questions, and refuses what is longer than 2,000 characters in words', async () => {
    for (const key of [
      '啊'.repeat(2000),
      'a+b*(c',
      '"',
      '""',
      '\u202e反',
      '👨‍👩‍👧',
      'null',
      '__proto__',
    ]) {
      const answer = await call('POST', '/search/api/search/search', { body: { key } })
      expect({ key, code: answer.code }).toEqual({ key, code: 20000 })
    }
    const answer = await call('POST', '/search/api/search/search', {
      body: { key: '啊'.repeat(2001) },
    })
    expect(answer.code).not.toBe(20000)
    expect(answer.message).toMatch(/\p{Script=Han}/u)
  })

  it('suggests titles, and words that several people looked for', async () => {
    await write('玛瑙的纹理')
    await write('PostgreSQL 玛瑙')
    const suggest = async (key: string) =>
      (await call('GET', `/search/api/search/suggest?key=${encodeURIComponent(key)}`)).data
    expect(await suggest('玛')).toEqual(['玛瑙的纹理', 'PostgreSQL 玛瑙'])
    expect(await suggest('postg')).toEqual(['PostgreSQL 玛瑙'])
    const hot = async () => (await call('GET', '/search/api/search/hot')).data
    const { db } = getServer().context
    const day = new Date().toISOString().slice(0, 10)
    const of = (visitor: number) => ({ day, words: '玛瑙的真假', visitor })
    await db.insert(searchQueries).values([of(1), of(2)])
    expect(await hot()).not.toContain('玛瑙的真假')
    await db.insert(searchQueries).values(of(3))
    expect((await hot())[0]).toBe('玛瑙的真假')
    expect(await suggest('玛瑙')).toEqual(['玛瑙的真假', '玛瑙的纹理', 'PostgreSQL 玛瑙'])
  })

  it('tells a tool of this machine how far the rebuild has come', async () => {
    const { app, context } = { app: createApp(getServer().context), context: getServer().context }
    const rebuild = (headers: Record<string, string>) =>
      app.request('/internal/search/rebuild', { method: 'POST', headers })
    expect((await rebuild({})).status).toBe(404)
    const { body } = await rebuild({ 'x-import-secret': context.importSecret })
    const steps: number[] = []
    if (body === null) throw new Error('no answer')
    const total = await readProgress(body, (step) => steps.push(step.done))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps.at(-1)).toBe(total)
    const half = new Response('{"done":10,"total":20}\n').body
    if (half === null) throw new Error('no body')
    await expect(readProgress(half, () => {})).rejects.toThrow('stopped')
  })

  it('is made anew while it answers', async () => {
    await write('孔雀石')
    const { context } = getServer()
    await context.db.update(searchDocuments).set({ version: 0 })
    const progress: number[] = []
    const answers: string[][] = []
    const total = await rebuildIndex(context, new AbortController().signal, async (step) => {
      progress.push(step.done)
      answers.push(await titles('孔雀石'))
    })
    expect(progress.at(-1)).toBe(total)
    expect(answers.every((found) => found[0] === '孔雀石')).toBe(true)
    expect(await refillOutdated(context, new AbortController().signal)).toBe(
      await countHidden(context.db),
    )
  })
})

/** Texts that nobody may find have no row, and are looked at each time. */
async function countHidden(db: Database): Promise<number> {
  const [row] = await queryRows<{ hidden: number }>(
    db,
    sql`select count(*)::int as hidden from (
      select 0 as type, id from mxg_article union select 1, id from mxg_question
      union select 2, id from mxg_column union select 3, id from mxg_resource) place
      where not exists (select 1 from mxg_search_document d where d.type = place.type and d.id = place.id)`,
  )
  return row?.hidden ?? 0
}
