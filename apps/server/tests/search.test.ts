import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../src/platform/db/schema/index.ts'
import { refusal } from './_api.ts'
import { IDS } from './_content.ts'
import { createSearching } from './_searching.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('searching', (getServer) => {
  const { api, ask, titles, write, remove } = createSearching(getServer)

  it('finds a word within a sentence, and separate words', async () => {
    const id = await write('支持中文全文检索吗', '本文说明事务隔离级别的区别')
    for (const key of ['检索', '隔离级别', '全文 检索', '事务的隔离', '事务隔离级别的区别']) {
      expect({ key, titles: await titles(key) }).toEqual({ key, titles: ['支持中文全文检索吗'] })
    }
    await remove(id)
    expect(await titles('隔离级别')).toEqual([])
  })

  it('answers a single character, and sends no query for empty input', async () => {
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

  it('treats % and _ literally', async () => {
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

  it('marks matches and escapes the text', async () => {
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

  it('distinguishes words by their signs, in any width and case', async () => {
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

  it('finds identifiers by parts and prefixes, traditional by simplified characters, and corrects one letter', async () => {
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

  it('ranks titles, headings, text and code in this order, and an exact title first', async () => {
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

  it('matches phrases in quotation marks exactly', async () => {
    await write('甲篇', '先提交后回滚')
    await write('乙篇', '提交之后再回滚，先不管')
    expect(await titles('"提交后回滚"')).toEqual(['甲篇'])
    expect(await titles('“先提交后”')).toEqual(['甲篇'])
    expect(await titles('「提交 回滚」')).toEqual([])
  })

  it('returns partial matches when nothing contains all words, and reports that', async () => {
    await write('紫水晶的切割', '切割工艺')
    const result = await ask('紫水晶的切割与量子')
    expect(result.records.map((hit) => hit.title)).toEqual(['<em>紫水晶</em>的<em>切割</em>'])
    expect(result.isNear).toBe(true)
    expect(await titles('完全没有人写过的珐琅彩')).toEqual([])
  })

  it('counts kinds, filters by kind, label and solved state, and sorts by time', async () => {
    const first = await write('琥珀甲', '琥珀', { labelIds: [IDS.html] })
    await write('琥珀乙', '琥珀', { labelIds: [IDS.css] })
    const body = { title: '琥珀怎么保存', mdContent: '如题', labelIds: [IDS.css] }
    const question = await api(IDS.zhou).question.createQuestion({ body })
    const column = { name: '琥珀专栏', summary: '石头' }
    await api(IDS.lan).column.saveColumn({ body: column })
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
    await api(IDS.zhou).question.solveQuestion({ params: { id: question } })
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
    // The author hides it, which removes it from the index in the same call.
    const hidden = {
      id: first,
      title: '琥珀甲',
      mdContent: '琥珀',
      labelIds: [IDS.html],
      ispublic: 0,
    }
    await api(IDS.lan).article.updateArticle({ body: hidden })
    expect(await titles('琥珀', { t: 0 })).toEqual(['琥珀乙'])
  })

  it('answers long and odd queries, and refuses more than 2,000 characters with a message', async () => {
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
      await api().search.search({ body: { key } })
    }
    const answer = await refusal(api().search.search({ body: { key: '啊'.repeat(2001) } }))
    expect(answer.message).toMatch(/\p{Script=Han}/u)
  })

  it('finds users by name, separately from texts, and no disabled accounts', async () => {
    const lan = await api().user.getUser({ params: { id: IDS.lan } })
    const found = await ask(lan.nickName, { t: 5 })
    expect(found.records[0]).toMatchObject({
      id: IDS.lan,
      type: 5,
      title: `<em>${lan.nickName}</em>`,
    })
    expect(found.counts).toContainEqual({ type: 5, total: found.total })
    expect((await ask(lan.nickName)).records.map((hit) => hit.type)).not.toContain(5)
    expect((await ask('%', { t: 5 })).total).toBe(0)
    await getServer().context.db.update(users).set({ isEnabled: 0 }).where(eq(users.id, IDS.lan))
    expect((await ask(lan.nickName, { t: 5 })).records.map((hit) => hit.id)).not.toContain(IDS.lan)
    await getServer().context.db.update(users).set({ isEnabled: 1 }).where(eq(users.id, IDS.lan))
  })
})
