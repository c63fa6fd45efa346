import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { columns } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('writing articles', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const draft = (changes: object = {}) => ({
    title: '新的一篇',
    labelIds: [IDS.css, IDS.html],
    mdContent: '# 开头\n\n**正文**。',
    ...changes,
  })
  const create = (as: string, changes: object = {}) =>
    call('POST', '/article/article', { as, body: draft(changes) })
  const list = async (body: object = {}) =>
    (await call('POST', '/article/api/article/list', { body })).data

  it('requires a session', async () => {
    for (const method of ['POST', 'PUT']) {
      const { status, code, message } = await call(method, '/article/article', { body: draft() })
      expect({ status, code, message }).toEqual({
        status: 401,
        code: 1401,
        message: '缺少身份凭证',
      })
    }
    expect((await call('DELETE', `/article/article/${IDS.grid}`)).status).toBe(401)
  })

  it('shows a new article everywhere at once, by its author, with our HTML', async () => {
    const before = await list()
    const { data: id } = await create(IDS.lan, {
      userId: IDS.zhou,
      nickName: '冒名',
      htmlContent: '<script>alert(1)</script>',
      columnIds: [IDS.column],
    })
    expect(id).toMatch(/^\d{19}$/)
    const { data } = await call('GET', `/article/api/article/${id}`)
    expect(data).toMatchObject({ id, userId: IDS.lan, nickName: '阿岚', status: 2, ispublic: 1 })
    expect(data.htmlContent).toContain('<strong>正文</strong>')
    expect(data.htmlContent).not.toContain('script')
    expect(data.summary).toContain('正文')
    const after = await list()
    expect(after.records[0].id).toBe(id)
    expect(after.total).toBe(before.total + 1)
    const inChannel = await list({ categoryId: IDS.frontend })
    expect(inChannel.records.filter((row: { id: string }) => row.id === id)).toHaveLength(1)
    const column = await call('GET', `/article/api/article/column/${IDS.column}`)
    expect(column.data.at(-1).id).toBe(id)
  })

  it('tells the site which pages are stale, once, after the change can be read', async () => {
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    const { data: id } = await create(IDS.zhou)
    await expect.poll(() => refreshes.length).toBe(1)
    expect(refreshes[0]?.tags.sort()).toEqual([`article:${id}`, 'articles', `user:${IDS.zhou}`])
  })

  it('changes an article of one’s own', async () => {
    const { data: id } = await create(IDS.lan, { columnIds: [IDS.column] })
    const body = { ...draft({ title: '改过', labelIds: [IDS.spring] }), id }
    expect((await call('PUT', '/article/article', { as: IDS.lan, body })).data).toBe(id)
    const { data } = await call('GET', `/article/api/article/${id}`)
    expect(data).toMatchObject({ title: '改过', labelIds: [IDS.spring], columnIds: [] })
    const css = await list({ labelId: IDS.css })
    expect(css.records.map((row: { id: string }) => row.id)).not.toContain(id)
    expect((await list({ labelId: IDS.spring })).records[0].id).toBe(id)
  })

  it('takes an article out of every list when it becomes private', async () => {
    const { data: id } = await create(IDS.lan)
    const total = (await list()).total
    await call('PUT', '/article/article', { as: IDS.lan, body: { ...draft(), id, ispublic: 0 } })
    expect((await list()).total).toBe(total - 1)
    expect((await call('GET', `/article/api/article/${id}`)).code).toBe(404)
    // Other articles name it as one about the same.
    const told = () => getServer().refreshes.flatMap(({ tags }) => tags)
    await expect.poll(told).toContain('articles-gone')
    expect((await call('GET', `/article/api/article/${id}`, { as: IDS.lan })).data.ispublic).toBe(0)
  })

  it('refuses to change or delete what belongs to others', async () => {
    const body = { ...draft({ title: '抢来的' }), id: IDS.grid }
    const put = await call('PUT', '/article/article', { as: IDS.zhou, body })
    expect(put).toMatchObject({ status: 200, code: 306, message: '只能修改自己的文章' })
    const gone = await call('DELETE', `/article/article/${IDS.grid}`, { as: IDS.zhou })
    expect(gone.code).toBe(306)
    expect((await call('GET', `/article/api/article/${IDS.grid}`)).data.title).toBe('网格布局')
  })

  it('deletes so that nothing finds it again', async () => {
    const { data: id } = await create(IDS.lan)
    const total = (await list()).total
    expect((await call('DELETE', `/article/article/${id}`, { as: IDS.lan })).code).toBe(20000)
    expect((await call('GET', `/article/api/article/${id}`, { as: IDS.lan })).code).toBe(404)
    expect((await list()).total).toBe(total - 1)
    const own = await call('POST', '/article/article/user', {
      as: IDS.lan,
      body: { userId: IDS.lan, size: 100 },
    })
    expect(own.data.records.map((row: { id: string }) => row.id)).not.toContain(id)
    expect((await call('DELETE', `/article/article/${id}`, { as: IDS.lan })).code).toBe(404)
  })

  it('lists to a writer everything, to others what is public', async () => {
    const find = async (as: string, body: object) => {
      const { data } = await call('POST', '/article/article/user', {
        as,
        body: { userId: IDS.lan, size: 100, ...body },
      })
      return data.records.map((row: { id: string }) => row.id)
    }
    expect(await find(IDS.lan, {})).toContain(IDS.diary)
    expect(await find(IDS.lan, { isPublic: 0 })).toContain(IDS.diary)
    expect(await find(IDS.lan, { isPublic: 1 })).not.toContain(IDS.diary)
    expect(await find(IDS.zhou, {})).not.toContain(IDS.diary)
    expect(await find(IDS.zhou, { isPublic: 0 })).not.toContain(IDS.diary)
  })

  it('keeps a private column to its owner, while its articles stay where they are', async () => {
    const { db } = getServer().context
    await db.update(columns).set({ isPublic: 0 }).where(eq(columns.id, IDS.column))
    const paths = [`column/${IDS.column}`, `article/column/${IDS.column}`]
    const count = async (as?: string) => {
      const [one, articles] = await Promise.all(
        paths.map((path) => call('GET', `/article/api/${path}`, { as })),
      )
      const body = { columnId: IDS.column }
      const page = await call('POST', '/article/api/article/listREQ', { as, body })
      return [one?.code, articles?.data.length, page.data.total]
    }
    expect(await count()).toEqual([404, 0, 0])
    expect(await count(IDS.zhou)).toEqual([404, 0, 0])
    const [code, length] = await count(IDS.lan)
    expect(code).toBe(20000)
    expect(length).toBeGreaterThan(0)
    await db.update(columns).set({ isPublic: 1 }).where(eq(columns.id, IDS.column))
  })

  it('refuses labels that do not exist and columns of others', async () => {
    expect(await create(IDS.lan, { labelIds: ['7'] })).toMatchObject({
      code: 999,
      message: '所选标签不存在，请重新选择',
    })
    expect(await create(IDS.zhou, { columnIds: [IDS.column] })).toMatchObject({ code: 999 })
  })

  it('stores text with every kind of character and reads it back unchanged', async () => {
    const title = '👨‍👩‍👧‍👦 &amp; <b> "引号" \\ %_ \u{1F600}'
    const { data: id } = await create(IDS.lan, { title, mdContent: `${title}\n\n\u{20BB7}野家` })
    const { data } = await call('GET', `/article/api/article/${id}`)
    expect(data.title).toBe(title)
    expect(data.mdContent).toBe(`${title}\n\n\u{20BB7}野家`)
  })

  it('makes a summary that is never empty for a text', async () => {
    const ask = (content: string) =>
      call('POST', '/article/article/getSummary', { as: IDS.lan, body: { content } })
    expect((await ask('# 标题\n\n一段**正文**。')).data).toContain('正文')
    expect((await ask('```js\nconst a = 1\n```')).data).not.toBe('')
    expect((await ask('# 只有标题')).data).not.toBe('')
    expect((await ask('![](https://x.test/a.png)')).data).not.toBe('')
  })

  it('leaves kind, source and privacy alone where a client does not send them', async () => {
    const { data: id } = await create(IDS.lan, {
      kind: 'translation',
      source: 'https://a.test',
      ispublic: 0,
    })
    await call('PUT', '/article/article', { as: IDS.lan, body: { ...draft(), id } })
    const read = async () => (await call('GET', `/article/api/article/${id}`, { as: IDS.lan })).data
    expect(await read()).toMatchObject({
      kind: 'translation',
      source: 'https://a.test',
      ispublic: 0,
    })
    const body = { ...draft({ kind: 'original', source: 'https://a.test' }), id }
    await call('PUT', '/article/article', { as: IDS.lan, body })
    const { kind, source } = await read()
    expect([kind, source]).toEqual(['original', undefined])
  })

  it('keeps the day it was written when it is changed', async () => {
    const read = async () => (await call('GET', `/article/api/article/${IDS.grid}`)).data
    const { createDate, updateDate } = await read()
    await call('PUT', '/article/article', { as: IDS.lan, body: { ...draft(), id: IDS.grid } })
    const after = await read()
    expect(after.createDate).toBe(createDate)
    expect(after.updateDate > updateDate).toBe(true)
  })

  it('refuses addresses that are no picture’s as a cover', async () => {
    expect(await create(IDS.lan, { imageUrl: 'javascript:alert(1)' })).toMatchObject({
      code: 999,
      message: '封面地址无效，请重新上传图片',
    })
  })

  it('wants to know where a translation comes from', async () => {
    expect((await create(IDS.lan, { kind: '别的' })).message).toBe('文章类型不存在，请重新选择')
    expect((await create(IDS.lan, { kind: 'translation' })).message).toBe(
      '转载与翻译请写明原文出处',
    )
    const { data: id } = await create(IDS.lan, { kind: 'translation', source: 'https://a.test' })
    expect((await call('GET', `/article/api/article/${id}`)).data).toMatchObject({
      kind: 'translation',
      source: 'https://a.test',
    })
  })
})
