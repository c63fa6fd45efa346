import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ask,
  askAgain,
  type Conversation,
  chooseVersion,
  emptyConversation,
  failRunningAnswers,
  putAnswer,
  type Turn,
  versionsOf,
} from './conversation.ts'

const at = (minute: number) => `2026-11-28T02:${String(minute).padStart(2, '0')}:00.000Z`
const answer = (id: string, content: string, status?: Turn['status']): Turn => ({
  id,
  role: 'assistant',
  content,
  ...(status ? { status } : {}),
})

/** q1 → a1 → q2 → a2 */
function twoQuestions(): Conversation {
  let conversation = ask(emptyConversation('t1', at(0)), {
    id: 'q1',
    content: '什么是锁？',
    now: at(1),
  })
  conversation = putAnswer(conversation, answer('a1', '一种约定。'))
  conversation = ask(conversation, { id: 'q2', content: '死锁呢？', now: at(2) })
  return putAnswer(conversation, answer('a2', '互相等待。'))
}
const contents = ({ turns }: Conversation) => turns.map(({ content }) => content)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('ask and putAnswer', () => {
  it('appends turns and updates a running answer without Array.with', () => {
    vi.spyOn(Array.prototype, 'with').mockImplementation(() => {
      throw new TypeError('with is not a function')
    })
    let conversation = putAnswer(twoQuestions(), answer('a2', '互相等待，谁也', 'running'))
    conversation = putAnswer(conversation, answer('a2', '互相等待，谁也走不了。'))
    expect(contents(conversation)).toEqual([
      '什么是锁？',
      '一种约定。',
      '死锁呢？',
      '互相等待，谁也走不了。',
    ])
  })

  it('marks a running answer as failed', () => {
    const conversation = failRunningAnswers(
      putAnswer(twoQuestions(), answer('a2', '互相', 'running')),
    )
    expect(conversation.turns.at(-1)?.status).toBe('failed')
  })
})

describe('askAgain', () => {
  it('retains the id and stores the replaced turns as a version', () => {
    const conversation = askAgain(twoQuestions(), {
      id: 'q1',
      content: '什么是读写锁？',
      now: at(3),
    })
    expect(contents(conversation)).toEqual(['什么是读写锁？'])
    expect(conversation.turns[0]?.id).toBe('q1')
    expect(versionsOf(conversation, 'q1')).toMatchObject({
      all: [{ length: 4 }, { length: 1 }],
      shownIndex: 1,
    })

    const back = chooseVersion(putAnswer(conversation, answer('a3', '分读与写。')), 'q1', 0)
    expect(contents(back)).toEqual(['什么是锁？', '一种约定。', '死锁呢？', '互相等待。'])
    expect(versionsOf(back, 'q1').shownIndex).toBe(0)
    expect(contents(chooseVersion(back, 'q1', 1))).toEqual(['什么是读写锁？', '分读与写。'])
  })

  it('stores both answers as versions when only the answer is new', () => {
    let conversation = askAgain(twoQuestions(), { id: 'q2', content: '死锁呢？', now: at(3) })
    conversation = putAnswer(conversation, answer('a3', '另一种说法。'))
    expect(contents(conversation)).toEqual(['什么是锁？', '一种约定。', '死锁呢？', '另一种说法。'])
    expect(versionsOf(conversation, 'q2').all.map((turns) => turns[1]?.content)).toEqual([
      '互相等待。',
      '另一种说法。',
    ])
    expect(versionsOf(conversation, 'q1').all).toHaveLength(1)
  })

  it('stores no version of an unanswered question', () => {
    const conversation = ask(emptyConversation('t1', at(0)), {
      id: 'q1',
      content: '在吗？',
      now: at(1),
    })
    const again = askAgain(conversation, { id: 'q1', content: '在吗？', now: at(2) })
    expect(again.branches).toEqual([])
    expect(versionsOf(again, 'q1').all).toHaveLength(1)
  })

  it('returns the same conversation for an unknown id', () => {
    const conversation = twoQuestions()
    expect(askAgain(conversation, { id: 'a1', content: 'x', now: at(3) })).toBe(conversation)
    expect(chooseVersion(conversation, 'q1', 5)).toBe(conversation)
    expect(chooseVersion(conversation, 'unknown', 0)).toBe(conversation)
  })

  it('stores the latest twenty versions besides the shown one', () => {
    let conversation = twoQuestions()
    for (let n = 0; n < 30; n += 1) {
      conversation = askAgain(conversation, { id: 'q2', content: `第 ${n} 次`, now: at(3 + n) })
    }
    expect(conversation.branches).toHaveLength(20)
    expect(conversation.branches.at(-1)?.[0]?.content).toBe('第 28 次')
  })
})
