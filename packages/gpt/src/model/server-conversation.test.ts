import { describe, expect, it } from 'vitest'
import { type Conversation, emptyConversation, type Turn } from './conversation.ts'
import { mergeServerConversation, toMessages, toTurns } from './server-conversation.ts'

const question = (id: string, content: string): Turn => ({ id, role: 'user', content })
const answer = (id: string, content: string): Turn => ({ id, role: 'assistant', content })
const stored = (...turns: Turn[]) => ({
  id: '7',
  title: '锁',
  content: toMessages(turns),
  updateDate: '2026-11-28T02:00:00.000Z',
})
const local = (turns: Turn[], more: Partial<Conversation> = {}): Conversation => ({
  ...emptyConversation('7', '2026-11-28T01:00:00.000Z'),
  turns,
  ...more,
})

describe('toMessages and toTurns', () => {
  it('convert turns both ways without loss', () => {
    const turns: Turn[] = [
      { ...question('q1', '在吗？'), createDate: '2026-11-28T02:00:00.000Z' },
      { ...answer('a1', '在'), status: 'stopped' },
      question('q2', '这篇讲了什么？'),
      {
        ...{ ...answer('a2', '不'), status: 'failed', error: '不能回答' },
        ...{ isRetryable: false, isWithoutArticle: true },
      },
    ]
    expect(toTurns(toMessages(turns))).toEqual(turns)
  })

  it('omit empty answers and the status running', () => {
    const turns: Turn[] = [
      question('q1', '在吗？'),
      { ...answer('a1', ''), status: 'failed' },
      question('q2', '喂？'),
      { ...answer('a2', '在'), status: 'running' },
    ]
    const messages = toMessages(turns)
    expect(messages.map(({ id }) => id)).toEqual(['q1', 'q2', 'a2'])
    expect(messages.at(-1)?.status).toBeUndefined()
  })

  it('assign missing ids and omit system messages', () => {
    const turns = toTurns([
      { role: 'system', content: '你是……' },
      { role: 'user', content: '在吗？' },
    ])
    expect(turns).toEqual([{ id: 't1', role: 'user', content: '在吗？' }])
  })
})

describe('mergeServerConversation', () => {
  it('prefers the turns of the server', () => {
    const conversation = mergeServerConversation(
      local([question('q1', '在吗？'), answer('a1', '在')], { title: '旧' }),
      stored(question('q1', '在吗？'), answer('a1', '在的，请说。'), question('q2', '好')),
    )
    expect(conversation.title).toBe('锁')
    expect(conversation.turns.map(({ content }) => content)).toEqual([
      '在吗？',
      '在的，请说。',
      '好',
    ])
  })

  it('appends an unsent question', () => {
    const conversation = mergeServerConversation(
      local([question('q1', '在吗？'), answer('a1', '在'), question('q2', '没有发出去的')]),
      stored(question('q1', '在吗？'), answer('a1', '在')),
    )
    expect(conversation.turns.at(-1)).toEqual(question('q2', '没有发出去的'))
  })

  it('retains the place of earlier unsent questions after repeated merges', () => {
    const turns = [
      ...[question('q1', '没有发出去的'), question('q2', '在吗？'), answer('a2', '在')],
      ...[question('q3', '也没有'), question('q4', '好'), answer('a4', '好的')],
    ]
    const there = stored(...turns.filter(({ id }) => id !== 'q1' && id !== 'q3'))
    const conversation = mergeServerConversation(local(turns), there)
    expect([conversation.turns, conversation.branches]).toEqual([turns, []])
    expect(mergeServerConversation(conversation, there).turns).toEqual(turns)
  })

  it('inserts no question between a question and its answer', () => {
    const turns = [question('q1', '在吗？'), question('q2', '没有发出去的'), question('q3', '好')]
    const there = [question('q1', '在吗？'), answer('a1', '在'), question('q3', '好')]
    const conversation = mergeServerConversation(local(turns), stored(...there))
    expect(conversation.turns.map(({ id }) => id)).toEqual(['q1', 'a1', 'q2', 'q3'])
  })

  it('replaces turns changed on another device and stores the local ones as a branch', () => {
    const turns = [
      ...[question('q1', '原来的问题'), answer('a1', '原来的回答')],
      ...[question('q2', '后来的问题'), answer('a2', '后来的回答')],
    ]
    for (const words of ['别处改过的问题', '原来的问题']) {
      const there = [question('q1', words), answer('a9', '新的回答')]
      const conversation = mergeServerConversation(local(turns), stored(...there))
      expect([conversation.turns, conversation.branches]).toEqual([there, [turns]])
    }
    const unsent = question('q3', '没有发出去的')
    const there = [question('q1', '别处改过的问题'), answer('a9', '新的回答')]
    const conversation = mergeServerConversation(local([...turns, unsent]), stored(...there))
    expect([conversation.turns, conversation.branches]).toEqual([[...there, unsent], [turns]])
  })

  it('creates no branch for the same turns with other ids', () => {
    const turns = [question('q1', '在吗？'), answer('a1', '在')]
    const content = toMessages(turns).map(({ id: _, ...message }) => message)
    const conversation = mergeServerConversation(local(turns), { ...stored(), content })
    expect([conversation.turns.length, conversation.branches]).toEqual([2, []])
  })

  describe('with a back end that sends no turn ids', () => {
    const withoutIds = (...turns: Turn[]) => ({
      ...stored(),
      content: toMessages(turns).map(({ id: _, ...message }) => message),
    })
    const [q1, a1] = [question('q1', '在吗？'), answer('a1', '在')]

    it.each([
      ['an unanswered question that it has', [q1], [q1]],
      ['a question that has its answer there', [q1], [q1, a1]],
      ['an earlier unanswered question that it has', [q1, question('q2', '喂？')], [q1]],
      ['turns after an unsent question', [question('q0', '喂？'), q1, a1], [q1, a1]],
      ['the same question again', [q1, a1, question('q2', '在吗？')], [q1, a1]],
    ])('stores %s once', (_, turns, there) => {
      const merged = mergeServerConversation(local(turns), withoutIds(...there))
      const all = [...new Set([...turns, ...there].map(({ id, content }) => `${id} ${content}`))]
      expect(merged.turns.map(({ content }) => content).sort()).toEqual(
        all.map((turn) => turn.split(' ')[1]).sort(),
      )
      expect(merged.branches).toEqual([])
      // A later merge changes nothing.
      expect(mergeServerConversation(merged, withoutIds(...there)).turns).toEqual(merged.turns)
    })

    it('keeps the ids of the turns of this browser, and gives others ids of their own', () => {
      const turns = [question('t1', '好'), answer('a1', '好的')]
      const there = withoutIds(q1, a1, question('q2', '好'), answer('a2', '好的'))
      const merged = mergeServerConversation(local(turns), there)
      expect(merged.turns.map(({ id }) => id)).toEqual(['t0', 't1-', 't1', 'a1'])
    })
  })

  it('stores an unsent edit as a branch', () => {
    const conversation = mergeServerConversation(
      local([question('q1', '改过的问题')]),
      stored(question('q1', '原来的问题'), answer('a1', '原来的回答')),
    )
    expect(conversation.turns[0]?.content).toBe('原来的问题')
    expect(conversation.branches).toEqual([[question('q1', '改过的问题')]])
  })

  it('retains local branches and the title of the article', () => {
    const branch = [question('q1', '第一次的问法'), answer('a0', '第一次的回答')]
    const conversation = mergeServerConversation(
      local([question('q1', '在吗？')], {
        branches: [branch],
        subject: { id: '9', title: '锁的事' },
      }),
      { ...stored(question('q1', '在吗？'), answer('a1', '在')), articleId: '9' },
    )
    expect(conversation.branches).toEqual([branch])
    expect(conversation.subject).toEqual({ id: '9', title: '锁的事' })
    expect(mergeServerConversation(undefined, { ...stored(), articleId: '10' }).subject).toEqual({
      id: '10',
    })
  })
})
