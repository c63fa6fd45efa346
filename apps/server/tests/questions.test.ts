import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answers, questions } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

interface Node {
  id: string
  htmlContent: string
  nickName: string
  isDeleted: boolean
  isAccepted?: boolean
  isThumb?: boolean
  children: Node[]
}

describeOnEveryStore('asking and answering', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const draft = (changes: object = {}) => ({
    title: '怎么排序？',
    labelIds: [IDS.css],
    mdContent: '如题，**急**。',
    ...changes,
  })
  const ask = async (as: string = IDS.zhou, changes: object = {}) =>
    (await call('POST', '/question/question', { as, body: draft(changes) })).data as string
  const read = async (id: string) => (await call('GET', `/question/api/question/${id}`)).data
  const answersOf = async (id: string, as?: string): Promise<Node[]> =>
    (await call('GET', `/question/api/replay/list/${id}`, { as })).data
  const reply = (as: string, questionId: string, mdContent: string, parentId = '-1') =>
    call('POST', '/question/replay', { as, body: { questionId, parentId, mdContent } })
  const remove = (as: string, id: string) => call('DELETE', `/question/replay/${id}`, { as })
  const accept = (as: string, id: string) => call('PUT', `/question/replay/accept/${id}`, { as })
  const listOf = async (kind: string) =>
    (await call('POST', `/question/api/question/${kind}`, { body: { current: 1, size: 50 } })).data
      .records as { id: string }[]
  /** Says something under a question and answers its id. */
  const replied = async (as: string, questionId: string, text: string, parentId?: string) => {
    expect((await reply(as, questionId, text, parentId)).code).toBe(20000)
    const { db } = getServer().context
    const rows = await db.select().from(answers).where(eq(answers.questionId, questionId))
    return rows.find((row) => row.mdContent === text || row.htmlContent === text)?.id ?? ''
  }

  describe('from a draft', () => {
    it('makes one question however often it is sent', async () => {
      const first = await ask(IDS.zhou, { draftId: 'device-1_a' })
      const second = await ask(IDS.zhou, { draftId: 'device-1_a', title: '怎么稳定地排序？' })
      expect(second).toBe(first)
      expect((await read(first)).title).toBe('怎么稳定地排序？')
    })

    it('makes one question when it is sent ten times at once', async () => {
      const send = () => ask(IDS.zhou, { draftId: 'device-1_b' })
      expect(new Set(await Promise.all(Array.from({ length: 10 }, send))).size).toBe(1)
    })

    it('is another one for somebody else, and after the first was deleted', async () => {
      const mine = await ask(IDS.zhou, { draftId: 'device-1_c' })
      expect(await ask(IDS.lan, { draftId: 'device-1_c' })).not.toBe(mine)
      await call('DELETE', `/question/question/${mine}`, { as: IDS.zhou })
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

  it('shows a new question at once, first among the new and among the waiting', async () => {
    const id = await ask(IDS.zhou, { nickName: '冒名', htmlContent: '<script>1</script>' })
    expect(await read(id)).toMatchObject({ id, nickName: '小舟', status: 1, reply: 0 })
    expect((await read(id)).htmlContent).toContain('<strong>急</strong>')
    expect((await listOf('new'))[0]?.id).toBe(id)
    expect((await listOf('wait')).map((row) => row.id)).toContain(id)
    const ofLabel = await call('POST', `/question/api/question/list/${IDS.css}`, {
      body: { current: 1, size: 50 },
    })
    expect(ofLabel.data.records[0].id).toBe(id)
  })

  it('refuses labels that do not exist, and none or too many', async () => {
    for (const labelIds of [['7'], [], [1, 2, 3, 4, 5, 6].map(String)]) {
      const body = draft({ labelIds })
      expect((await call('POST', '/question/question', { as: IDS.zhou, body })).code).toBe(999)
    }
  })

  it('lets nobody but the asker change or delete a question', async () => {
    const id = await ask()
    const change = (as: string) =>
      call('PUT', '/question/question', { as, body: draft({ id, title: '改过的题目' }) })
    expect((await change(IDS.lan)).code).toBe(306)
    expect((await change(IDS.zhou)).data).toBe(id)
    expect(await read(id)).toMatchObject({ title: '改过的题目' })
    expect((await call('DELETE', `/question/question/${id}`, { as: IDS.lan })).code).toBe(306)
    await call('DELETE', `/question/question/${id}`, { as: IDS.zhou })
    expect((await call('GET', `/question/api/question/${id}`)).code).toBe(404)
    expect((await call('GET', `/question/api/replay/list/${id}`)).code).toBe(404)
    expect((await listOf('new')).map((row) => row.id)).not.toContain(id)
    expect((await reply(IDS.lan, id, '晚了')).code).toBe(404)
  })

  it('keeps an answer and a reply once when the same words are sent again', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '用 `sort`。')
    expect((await reply(IDS.lan, id, '用 `sort`。')).code).toBe(20000)
    await Promise.all([1, 2, 3].map(() => reply(IDS.zhou, id, '谢谢', answer)))
    expect(await read(id)).toMatchObject({ reply: 2 })
    expect(await answersOf(id)).toMatchObject([{ id: answer, children: [{ children: [] }] }])
  })

  it('takes an answered question from the waiting, and counts replies too', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '用 `sort`。')
    await replied(IDS.zhou, id, '谢谢', answer)
    expect(await read(id)).toMatchObject({ reply: 2 })
    expect((await listOf('wait')).map((row) => row.id)).not.toContain(id)
    const [shown] = await answersOf(id)
    expect(shown).toMatchObject({
      id: answer,
      nickName: '阿岚',
      children: [{ htmlContent: '谢谢' }],
    })
    expect(shown?.htmlContent).toContain('<code>sort</code>')
  })

  it('keeps the text of a reply as text', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答')
    await reply(IDS.zhou, id, '<img src=x onerror=alert(1)>', answer)
    const [shown] = await answersOf(id)
    expect(shown?.children[0]).toMatchObject({ htmlContent: '<img src=x onerror=alert(1)>' })
    expect(shown?.children[0]).not.toHaveProperty('htmlVersion')
  })

  it('lets writers change and delete their own answers only', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '旧的答案')
    const change = (as: string) =>
      call('PUT', '/question/replay', { as, body: { id: answer, mdContent: '新的**答案**' } })
    expect((await change(IDS.zhou)).code).toBe(306)
    expect((await change(IDS.lan)).code).toBe(20000)
    expect((await answersOf(id))[0]?.htmlContent).toContain('<strong>答案</strong>')
    expect((await remove(IDS.zhou, answer)).code).toBe(306)
    expect((await remove(IDS.lan, answer)).code).toBe(20000)
    expect(await answersOf(id)).toEqual([])
    expect(await read(id)).toMatchObject({ reply: 0 })
    expect((await listOf('wait')).map((row) => row.id)).toContain(id)
  })

  it('lets writers take their words back from a question that is gone, which stays gone', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    await accept(IDS.zhou, answer)
    await call('DELETE', `/question/question/${id}`, { as: IDS.zhou })
    expect((await remove(IDS.lan, answer)).code).toBe(20000)
    expect(await call('GET', `/question/api/question/${id}`)).toMatchObject({
      code: 404,
      message: '未查询到相关问题信息',
    })
  })

  it('keeps the place of a deleted answer while replies stand below it', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    const below = await replied(IDS.zhou, id, '追问', answer)
    await remove(IDS.lan, answer)
    expect(await answersOf(id)).toMatchObject([
      { id: answer, isDeleted: true, nickName: '', children: [{ id: below }] },
    ])
    expect(await read(id)).toMatchObject({ reply: 1 })
    await remove(IDS.zhou, below)
    expect(await answersOf(id)).toEqual([])
  })

  it('lets the asker accept one answer, and another one instead', async () => {
    const id = await ask()
    const first = await replied(IDS.lan, id, '第一个')
    const second = await replied(IDS.lan, id, '第二个')
    const below = await replied(IDS.zhou, id, '回复', first)
    expect((await accept(IDS.lan, first)).code).toBe(306)
    expect((await accept(IDS.zhou, below)).code).toBe(999)
    await accept(IDS.zhou, first)
    expect(await read(id)).toMatchObject({ status: 2, acceptedId: first })
    await accept(IDS.zhou, second)
    await accept(IDS.zhou, second)
    const accepted = (await answersOf(id)).filter((node) => node.isAccepted)
    expect(accepted.map((node) => node.id)).toEqual([second])
    await remove(IDS.lan, second)
    expect(await read(id)).toMatchObject({ status: 1 })
  })

  it('lets the asker say that it is solved, and open it again', async () => {
    const id = await ask()
    expect((await call('PUT', `/question/question/solve/${id}`, { as: IDS.lan })).code).toBe(306)
    await call('PUT', `/question/question/solve/${id}`, { as: IDS.zhou })
    expect(await read(id)).toMatchObject({ status: 2 })
    await call('PUT', `/question/question/reopen/${id}`, { as: IDS.zhou })
    expect(await read(id)).toMatchObject({ status: 1 })
  })

  it('tells a member which answers are liked already', async () => {
    const id = await ask()
    const answer = await replied(IDS.lan, id, '答案')
    await call('PUT', `/question/replay/thumb/${answer}/1`, { as: IDS.zhou })
    expect((await answersOf(id, IDS.zhou))[0]).toMatchObject({ isThumb: true, thumhup: 1 })
    expect((await answersOf(id, IDS.lan))[0]).toMatchObject({ isThumb: false, thumhup: 1 })
    expect((await answersOf(id))[0]).not.toHaveProperty('isThumb')
  })

  it('counts exactly when twenty answer and delete at once', async () => {
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

  it('serves the other spelling of the same calls', async () => {
    const id = await ask()
    const body = { questionId: id, mdContent: '另一种写法' }
    expect((await call('POST', '/question/reply', { as: IDS.lan, body })).code).toBe(20000)
    expect((await call('GET', `/question/api/reply/list/${id}`)).data).toHaveLength(1)
  })
})
