import { describe, expect, it } from 'vitest'
import { adopt, toMessages, toTurns } from './kept-talk.ts'
import { emptyTalk, type Talk, type Turn } from './talk.ts'

const question = (id: string, content: string): Turn => ({ id, role: 'user', content })
const answer = (id: string, content: string): Turn => ({ id, role: 'assistant', content })
const kept = (...turns: Turn[]) => ({
  id: '7',
  title: '锁',
  content: toMessages(turns),
  updateDate: '2026-11-28T02:00:00.000Z',
})
const local = (turns: Turn[], more: Partial<Talk> = {}): Talk => ({
  ...emptyTalk('7', '2026-11-28T01:00:00.000Z'),
  turns,
  ...more,
})

describe('turns on their way', () => {
  it('come back as they went', () => {
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

  it('leave out an answer of which nothing came, and never say that one is being written', () => {
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

  it('get ids where another back end has none, and hold no words of a system', () => {
    const turns = toTurns([
      { role: 'system', content: '你是……' },
      { role: 'user', content: '在吗？' },
    ])
    expect(turns).toEqual([{ id: 't1', role: 'user', content: '在吗？' }])
  })
})

describe('what the service keeps', () => {
  it('stands above what this browser has', () => {
    const talk = adopt(
      local([question('q1', '在吗？'), answer('a1', '在')], { title: '旧' }),
      kept(question('q1', '在吗？'), answer('a1', '在的，请说。'), question('q2', '好')),
    )
    expect(talk.title).toBe('锁')
    expect(talk.turns.map(({ content }) => content)).toEqual(['在吗？', '在的，请说。', '好'])
  })

  it('is followed by a question that never arrived', () => {
    const talk = adopt(
      local([question('q1', '在吗？'), answer('a1', '在'), question('q2', '没有发出去的')]),
      kept(question('q1', '在吗？'), answer('a1', '在')),
    )
    expect(talk.turns.at(-1)).toEqual(question('q2', '没有发出去的'))
  })

  it('leaves earlier questions that never arrived where they were asked, however often it comes', () => {
    const turns = [
      ...[question('q1', '没有发出去的'), question('q2', '在吗？'), answer('a2', '在')],
      ...[question('q3', '也没有'), question('q4', '好'), answer('a4', '好的')],
    ]
    const there = kept(...turns.filter(({ id }) => id !== 'q1' && id !== 'q3'))
    const talk = adopt(local(turns), there)
    expect([talk.turns, talk.branches]).toEqual([turns, []])
    expect(adopt(talk, there).turns).toEqual(turns)
  })

  it('never puts a question between another one and its answer', () => {
    const turns = [question('q1', '在吗？'), question('q2', '没有发出去的'), question('q3', '好')]
    const there = [question('q1', '在吗？'), answer('a1', '在'), question('q3', '好')]
    const talk = adopt(local(turns), kept(...there))
    expect(talk.turns.map(({ id }) => id)).toEqual(['q1', 'a1', 'q2', 'q3'])
  })

  it('takes the place of what another device changed, which becomes a branch and is not asked anew', () => {
    const turns = [
      ...[question('q1', '原来的问题'), answer('a1', '原来的回答')],
      ...[question('q2', '后来的问题'), answer('a2', '后来的回答')],
    ]
    for (const words of ['别处改过的问题', '原来的问题']) {
      const there = [question('q1', words), answer('a9', '新的回答')]
      const talk = adopt(local(turns), kept(...there))
      expect([talk.turns, talk.branches]).toEqual([there, [turns]])
    }
    const unsent = question('q3', '没有发出去的')
    const there = [question('q1', '别处改过的问题'), answer('a9', '新的回答')]
    const talk = adopt(local([...turns, unsent]), kept(...there))
    expect([talk.turns, talk.branches]).toEqual([[...there, unsent], [turns]])
  })

  it('makes no branch of the same turns by other names', () => {
    const turns = [question('q1', '在吗？'), answer('a1', '在')]
    const content = toMessages(turns).map(({ id: _, ...message }) => message)
    const talk = adopt(local(turns), { ...kept(), content })
    expect([talk.turns.length, talk.branches]).toEqual([2, []])
  })

  it('does not drop a question that was changed here and did not arrive', () => {
    const talk = adopt(
      local([question('q1', '改过的问题')]),
      kept(question('q1', '原来的问题'), answer('a1', '原来的回答')),
    )
    expect(talk.turns[0]?.content).toBe('原来的问题')
    expect(talk.branches).toEqual([[question('q1', '改过的问题')]])
  })

  it('keeps the branches of this browser, and the name of the article', () => {
    const branch = [question('q1', '第一次的问法'), answer('a0', '第一次的回答')]
    const talk = adopt(
      local([question('q1', '在吗？')], {
        branches: [branch],
        topic: { id: '9', title: '锁的事' },
      }),
      { ...kept(question('q1', '在吗？'), answer('a1', '在')), articleId: '9' },
    )
    expect(talk.branches).toEqual([branch])
    expect(talk.topic).toEqual({ id: '9', title: '锁的事' })
    expect(adopt(undefined, { ...kept(), articleId: '10' }).topic).toEqual({ id: '10' })
  })
})
