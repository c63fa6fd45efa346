import { describe, expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('repeated and concurrent writes', (getServer) => {
  const api = createApis(getServer)
  const draft = (changes: object = {}) => ({
    title: '新的一篇',
    labelIds: [IDS.css],
    mdContent: '**正文**。',
    ...changes,
  })
  const create = (as: string, changes: object = {}) =>
    api(as).article.createArticle({ body: draft(changes) })
  const list = () => api().article.listArticles({ body: {} })

  describe('from a draft', () => {
    const count = async () => (await list()).total as number

    it('creates one article when sent repeatedly', async () => {
      const before = await count()
      const draftId = 'device-1_a'
      const first = await create(IDS.lan, { draftId })
      const second = await create(IDS.lan, { draftId, title: '改过的题目' })
      expect(second).toBe(first)
      expect(await count()).toBe(before + 1)
      expect((await api().article.getArticle({ params: { id: first } })).title).toBe('改过的题目')
    })

    it('creates one article for ten concurrent requests', async () => {
      const before = await count()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => create(IDS.lan, { draftId: 'device-1_b' })),
      )
      expect(new Set(answers).size).toBe(1)
      expect(await count()).toBe(before + 1)
    })

    it('creates another one for another user and after a deletion', async () => {
      const mine = await create(IDS.lan, { draftId: 'device-1_c' })
      const theirs = await create(IDS.zhou, { draftId: 'device-1_c' })
      expect(theirs).not.toBe(mine)
      await api(IDS.lan).article.deleteArticle({ params: { id: mine } })
      const again = await create(IDS.lan, { draftId: 'device-1_c' })
      expect(again).not.toBe(mine)
    })
  })

  it('keeps an article private after one of two concurrent saves made it private', async () => {
    const id = await create(IDS.lan)
    const save = (changes: object) =>
      api(IDS.lan).article.updateArticle({ body: { ...draft(changes), id } })
    const saves = [save({}), save({ ispublic: 0 }), save({ title: '又改了题目' })]
    await Promise.all(saves)
    const data = await api(IDS.lan).article.getArticle({ params: { id } })
    expect(data.ispublic).toBe(0)
    expect((await list()).records.map((row) => row.id)).not.toContain(id)
  })

  it('refuses to overwrite an unseen article when the client sends its base version', async () => {
    const id = await create(IDS.lan)
    const read = () => api().article.getArticle({ params: { id } })
    const save = (title: string, basedOn?: string) =>
      api(IDS.lan).article.updateArticle({ body: { ...draft({ title }), id, basedOn } })
    const { updateDate } = await read()
    await save('在这里改的', updateDate)
    await expect(save('在那里改的', updateDate)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('在别处改过'),
    })
    expect((await read()).title).toBe('在这里改的')
    await save('仍然要存', (await read()).updateDate)
    await save('旧的客户端')
  })

  it('refuses to overwrite an unseen answer when the client sends its base version', async () => {
    const question = { title: '问', labelIds: [IDS.css], mdContent: '问。' }
    const questionId = await api(IDS.zhou).question.createQuestion({ body: question })
    const body = { questionId, parentId: '-1', mdContent: '旧的答案' }
    await api(IDS.lan).answer.createAnswer({ body })
    const read = async () => {
      const [answer] = await api().answer.listAnswers({ params: { questionId } })
      if (answer === undefined) throw new Error('The answer is missing.')
      return answer
    }
    const { id, updateDate: first } = await read()
    const save = (mdContent: string, basedOn?: string) =>
      api(IDS.lan).answer.updateAnswer({ body: { id, mdContent, basedOn } })
    const data = await save('在这里改的', first)
    expect(data).toEqual({ updateDate: (await read()).updateDate })
    await expect(save('在那里改的', first)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('在别处改过'),
    })
    expect((await read()).mdContent).toBe('在这里改的')
    expect(await save('在这里改的', first)).toEqual(data)
    await save('接着改的', data.updateDate)
    await save('旧的客户端')
  })
})
