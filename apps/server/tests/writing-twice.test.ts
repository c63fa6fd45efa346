import { describe, expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('texts that are sent twice', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const draft = (changes: object = {}) => ({
    title: '新的一篇',
    labelIds: [IDS.css],
    mdContent: '**正文**。',
    ...changes,
  })
  const create = (as: string, changes: object = {}) =>
    call('POST', '/article/article', { as, body: draft(changes) })
  const list = async () => (await call('POST', '/article/api/article/list', { body: {} })).data

  describe('from a draft', () => {
    const count = async () => (await list()).total as number

    it('makes one article however often it is sent', async () => {
      const before = await count()
      const draftId = 'device-1_a'
      const { data: first } = await create(IDS.lan, { draftId })
      const { data: second } = await create(IDS.lan, { draftId, title: '改过的题目' })
      expect(second).toBe(first)
      expect(await count()).toBe(before + 1)
      expect((await call('GET', `/article/api/article/${first}`)).data.title).toBe('改过的题目')
    })

    it('makes one article when it is sent ten times at once', async () => {
      const before = await count()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => create(IDS.lan, { draftId: 'device-1_b' })),
      )
      expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
      expect(await count()).toBe(before + 1)
    })

    it('is another one for somebody else, and after the first was deleted', async () => {
      const { data: mine } = await create(IDS.lan, { draftId: 'device-1_c' })
      const { data: theirs } = await create(IDS.zhou, { draftId: 'device-1_c' })
      expect(theirs).not.toBe(mine)
      await call('DELETE', `/article/article/${mine}`, { as: IDS.lan })
      const { data: again } = await create(IDS.lan, { draftId: 'device-1_c' })
      expect(again).not.toBe(mine)
    })
  })

  it('is private once one of two saves at the same time said so', async () => {
    const { data: id } = await create(IDS.lan)
    const save = (changes: object) =>
      call('PUT', '/article/article', { as: IDS.lan, body: { ...draft(changes), id } })
    const saves = [save({}), save({ ispublic: 0 }), save({ title: '又改了题目' })]
    expect((await Promise.all(saves)).map(({ code }) => code)).toEqual([20000, 20000, 20000])
    const { data } = await call('GET', `/article/api/article/${id}`, { as: IDS.lan })
    expect(data.ispublic).toBe(0)
    expect((await list()).records.map((row: { id: string }) => row.id)).not.toContain(id)
  })

  it('replaces nothing unseen where a client says what its change goes on from', async () => {
    const { data: id } = await create(IDS.lan)
    const read = async () => (await call('GET', `/article/api/article/${id}`)).data
    const save = (title: string, basedOn?: string) =>
      call('PUT', '/article/article', { as: IDS.lan, body: { ...draft({ title }), id, basedOn } })
    const { updateDate } = await read()
    expect((await save('在这里改的', updateDate)).code).toBe(20000)
    expect(await save('在那里改的', updateDate)).toMatchObject({
      code: 409,
      message: expect.stringContaining('在别处改过'),
    })
    expect((await read()).title).toBe('在这里改的')
    expect((await save('仍然要存', (await read()).updateDate)).code).toBe(20000)
    expect((await save('旧的客户端')).code).toBe(20000)
  })

  it('replaces no answer unseen where a client says what its change goes on from', async () => {
    const question = { title: '问', labelIds: [IDS.css], mdContent: '问。' }
    const { data: questionId } = await call('POST', '/question/question', {
      as: IDS.zhou,
      body: question,
    })
    const body = { questionId, parentId: '-1', mdContent: '旧的答案' }
    await call('POST', '/question/replay', { as: IDS.lan, body })
    const read = async () => (await call('GET', `/question/api/replay/list/${questionId}`)).data[0]
    const { id, updateDate: first } = await read()
    const save = (mdContent: string, basedOn?: string) =>
      call('PUT', '/question/replay', { as: IDS.lan, body: { id, mdContent, basedOn } })
    const { data } = await save('在这里改的', first)
    expect(data).toEqual({ updateDate: (await read()).updateDate })
    expect(await save('在那里改的', first)).toMatchObject({
      code: 409,
      message: expect.stringContaining('在别处改过'),
    })
    expect((await read()).mdContent).toBe('在这里改的')
    expect((await save('在这里改的', first)).data).toEqual(data)
    expect((await save('接着改的', data.updateDate)).code).toBe(20000)
    expect((await save('旧的客户端')).code).toBe(20000)
  })
})
