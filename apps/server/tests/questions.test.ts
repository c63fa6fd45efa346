import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answers, questions } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('questions and answers', (getServer) => {
  const api = createApis(getServer)
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const draft = (changes: object = {}) => ({
    title: '怎么排序？',
    labelIds: [IDS.css],
    mdContent: '如题，**急**。',
    ...changes,
  })
  const ask = (as: string = IDS.zhou, changes: object = {}) =>
    api(as).question.createQuestion({ body: draft(changes) })
  const read = (id: string) => api().question.getQuestion({ params: { id } })
  const answersOf = (id: string, as?: string) =>
    api(as).answer.listAnswers({ params: { questionId: id } })
  const reply = (as: string, questionId: string, mdContent: string, parentId = '-1') =>
    api(as).answer.createAnswer({ body: { questionId, parentId, mdContent } })
  const remove = (as: string, id: string) => api(as).answer.deleteAnswer({ params: { id } })
  const accept = (as: string, id: string) => api(as).answer.acceptAnswer({ params: { id } })
  const newest = async () => (await api().question.listNewQuestions({ body: { size: 50 } })).records
  const waiting = async () =>
    (await api().question.listWaitingQuestions({ body: { size: 50 } })).records
  /** Writes an answer or reply and returns its id. */
  const replied = async (as: string, questionId: string, text: string, parentId?: string) => {
    await reply(as, questionId, text, parentId)
    const { db } = getServer().context
    const rows = await db.select().from(answers).where(eq(answers.questionId, questionId))
    return rows.find((row) => row.mdContent === text || row.htmlContent === text)?.id ?? ''
  }

  describe('from a draft', () => {
    it('creates one question when sent repeatedly', async () => {
      const first = await ask(IDS.zhou, { draftId: 'device-1_a' })
      const second = await ask(IDS.zhou, { draftId: 'device-1_a', title: '怎么稳定地排序？' })
      expect(second).toBe(first)
      expect((await read(first)).title).toBe('怎么稳定地排序？')
    })

    it('creates one question for ten concurrent requests', async () => {
      const send = () => ask(IDS.zhou, { draftId: 'device-1_b' })
      expect(new Set(await Promise.all(Array.from({ length: 10 }, send))).size).toBe(1)
    })

    it('creates another one for another user and after a deletion', async () => {
      const mine = await ask(IDS.zhou, { draftId: 'device-1_c' })
      expect(await ask(IDS.lan, { draftId: 'device-1_c' })).not.toBe(mine)
      await api(IDS.zhou).question.deleteQuestion({ params: { id: mine } })
      const again = await ask(IDS.zhou, { draftId: 'device-1_c' })
      expect(again).not.toBe(mine)
      expect((await read(again)).title).toBe('怎么排序？')
    })
  })

  it('requires a session', async () => {
    for (const [method, path] of [
      ['POST', '/question/question'],
      ['PUT', '/question/question'],
      ['DELETE', `/question/question/${IDS.question}`],
      ['PUT', `/question/question/solve/${IDS.question}`],
      ['PUT', `/question/question/reopen/${IDS.question}`],
      ['POST', '/question/replay'],
      ['PUT', '/question/replay'],
      ['DELETE', `/question/reply/${IDS.answer}`],
      ['PUT', `/question/replay/accept/${IDS.answer}`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : {}
      expect({ path, ...(await call(method, path, { body })) }).toMatchObject({ status: 401 })
    }
  })

  it('shows a new question at once, first in the new and in the waiting list', async () => {
    const id = await ask(IDS.zhou, { nickName: '冒名', htmlContent: '<script>1</script>' })
    expect(await read(id)).toMatchObject({ id, nickName: '小舟', status: 1, reply: 0 })
    expect((await read(id)).htmlContent).toContain('<strong>急</strong>')
    expect((await newest())[0]?.id).toBe(id)
    expect((await waiting()).map((row) => row.id)).toContain(id)
    const ofLabel = await api().question.findLabelQuestions({
      params: { labelId: IDS.css },
      body: { current: 1, size: 50 },
    })
    expect(ofLabel.records[0]?.id).toBe(id)
  })

  it('refuses unknown labels, none and too many', async () => {
    for (const labelIds of [['7'], [], [1, 2, 3, 4, 5, 6].map(String)]) {
      const body = draft({ labelIds })
      await expect(api(IDS.zhou).question.createQuestion({ body })).rejects.toMatchObject({
        code: 999,
      })
    }
  })

  it('lets only the asker change or delete a question', async () => {
    const id = await ask()
    const change = (as: string) =>
      api(as).question.updateQuestion({ body: { ...draft({ title: '改过的题目' }), id } })
    await expect(change(IDS.lan)).rejects.toMatchObject({ code: 306 })
    expect(await change(IDS.zhou)).toBe(id)
    expect(await read(id)).toMatchObject({ title: '改过的题目' })
    await expect(api(IDS.lan).question.deleteQuestion({ params: { id } })).rejects.toMatchObject({
      code: 306,
    })
    await api(IDS.zhou).question.deleteQuestion({ params: { id } })
    await expect(api().question.getQuestion({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    await expect(api().answer.listAnswers({ params: { questionId: id } })).rejects.toMatchObject({
      code: 404,
    })
    expect((await newest()).map((row) => row.id)).not.toContain(id)
    await expect(reply(IDS.lan, id, '晚了')).rejects.toMatchObject({ code: 404 })
  })

  it('stores a repeated answer or reply once', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '用 `sort`。')
    await reply(IDS.lan, id, '用 `sort`。')
    await Promise.all([1, 2, 3].map(() => reply(IDS.zhou, id, '谢谢', answer)))
    expect(await read(id)).toMatchObject({ reply: 1 })
    expect(await answersOf(id)).toMatchObject([{ id: answer, children: [{ children: [] }] }])
  })

  it('removes an answered question from the waiting list, and counts no replies', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '用 `sort`。')
    await replied(IDS.zhou, id, '谢谢', answer)
    expect(await read(id)).toMatchObject({ reply: 1 })
    expect((await waiting()).map((row) => row.id)).not.toContain(id)
    const [shown] = await answersOf(id)
    expect(shown).toMatchObject({
      id: answer,
      nickName: '阿岚',
      children: [{ htmlContent: '谢谢' }],
    })
    expect(shown?.htmlContent).toContain('<code translate="no">sort</code>')
  })

  it('stores a reply as plain text', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答')
    await reply(IDS.zhou, id, '<img src=x onerror=alert(1)>', answer)
    const [shown] = await answersOf(id)
    expect(shown?.children[0]).toMatchObject({ htmlContent: '<img src=x onerror=alert(1)>' })
    expect(shown?.children[0]).not.toHaveProperty('htmlVersion')
  })

  it('lets authors change and delete their own answers only', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '旧的答案')
    const change = (as: string) =>
      api(as).answer.updateAnswer({ body: { id: answer, mdContent: '新的**答案**' } })
    await expect(change(IDS.zhou)).rejects.toMatchObject({ code: 306 })
    await change(IDS.lan)
    expect((await answersOf(id))[0]?.htmlContent).toContain('<strong>答案</strong>')
    await expect(remove(IDS.zhou, answer)).rejects.toMatchObject({ code: 306 })
    await remove(IDS.lan, answer)
    expect(await answersOf(id)).toEqual([])
    expect(await read(id)).toMatchObject({ reply: 0 })
    expect((await waiting()).map((row) => row.id)).toContain(id)
  })

  it('lets authors delete answers of a deleted question, which stays deleted', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    await accept(IDS.zhou, answer)
    await api(IDS.zhou).question.deleteQuestion({ params: { id } })
    await remove(IDS.lan, answer)
    await expect(api().question.getQuestion({ params: { id } })).rejects.toMatchObject({
      code: 404,
      message: '未查询到相关问题信息',
    })
  })

  it('keeps a deleted answer without text while it has replies', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    const below = await replied(IDS.zhou, id, '追问', answer)
    await remove(IDS.lan, answer)
    expect(await answersOf(id)).toMatchObject([
      { id: answer, isDeleted: true, nickName: '', children: [{ id: below }] },
    ])
    expect(await read(id)).toMatchObject({ reply: 0 })
    await remove(IDS.zhou, below)
    expect(await read(id)).toMatchObject({ reply: 0 })
    expect(await answersOf(id)).toEqual([])
  })

  it('lets the asker accept one answer, and another one instead', async () => {
    const id = await ask()
    const first = await replied(IDS.lan, id, '第一个')
    const second = await replied(IDS.lan, id, '第二个')
    const below = await replied(IDS.zhou, id, '回复', first)
    await expect(accept(IDS.lan, first)).rejects.toMatchObject({ code: 306 })
    await expect(accept(IDS.zhou, below)).rejects.toMatchObject({ code: 999 })
    await accept(IDS.zhou, first)
    expect(await read(id)).toMatchObject({ status: 2, acceptedId: first })
    await accept(IDS.zhou, second)
    await accept(IDS.zhou, second)
    const accepted = (await answersOf(id)).filter((node) => node.isAccepted)
    expect(accepted.map((node) => node.id)).toEqual([second])
    await remove(IDS.lan, second)
    expect(await read(id)).toMatchObject({ status: 1 })
  })

  it('lets the asker mark it as solved, and open it again', async () => {
    const id = await ask()
    await expect(api(IDS.lan).question.solveQuestion({ params: { id } })).rejects.toMatchObject({
      code: 306,
    })
    await api(IDS.zhou).question.solveQuestion({ params: { id } })
    expect(await read(id)).toMatchObject({ status: 2 })
    await api(IDS.zhou).question.reopenQuestion({ params: { id } })
    expect(await read(id)).toMatchObject({ status: 1 })
  })

  it('returns which answers the user has liked', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    await api(IDS.zhou).answer.setThumb({ params: { id: answer, value: 1 } })
    expect((await answersOf(id, IDS.zhou))[0]).toMatchObject({ isThumb: true, thumhup: 1 })
    expect((await answersOf(id, IDS.lan))[0]).toMatchObject({ isThumb: false, thumhup: 1 })
    expect((await answersOf(id))[0]).not.toHaveProperty('isThumb')
  })

  it('counts exactly after twenty concurrent answers and deletions', async () => {
    const id = await ask()
    const words = Array.from({ length: 20 }, (_, at) => `第 ${at} 个答案`)
    await Promise.all(words.map((word) => reply(IDS.lan, id, word)))
    expect(await read(id)).toMatchObject({ reply: 20 })
    const { db } = getServer().context
    const rows = await db.select().from(answers).where(eq(answers.questionId, id))
    await Promise.all(rows.map((row) => remove(IDS.lan, row.id)))
    const [question] = await db.select().from(questions).where(eq(questions.id, id))
    expect(question?.replyCount).toBe(0)
    expect(await answersOf(id)).toEqual([])
  })

  it('serves the aliases of the calls', async () => {
    const id = await ask()
    const body = { questionId: id, mdContent: '另一种写法' }
    expect((await call('POST', '/question/reply', { as: IDS.lan, body })).code).toBe(20000)
    expect((await call('GET', `/question/api/reply/list/${id}`)).data).toHaveLength(1)
  })
})
