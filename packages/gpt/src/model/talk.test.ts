import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ask,
  askAgain,
  breakOff,
  chooseVersion,
  emptyTalk,
  putAnswer,
  type Talk,
  type Turn,
  versionsOf,
} from './talk.ts'

const at = (minute: number) => `2026-11-28T02:${String(minute).padStart(2, '0')}:00.000Z`
const answer = (id: string, content: string, status?: Turn['status']): Turn => ({
  id,
  role: 'assistant',
  content,
  ...(status ? { status } : {}),
})

/** q1 → a1 → q2 → a2 */
function twoQuestions(): Talk {
  let talk = ask(emptyTalk('t1', at(0)), { id: 'q1', content: '什么是锁？', now: at(1) })
  talk = putAnswer(talk, answer('a1', '一种约定。'))
  talk = ask(talk, { id: 'q2', content: '死锁呢？', now: at(2) })
  return putAnswer(talk, answer('a2', '互相等待。'))
}
const contents = ({ turns }: Talk) => turns.map(({ content }) => content)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a talk', () => {
  it('takes questions and answers in turn, and an answer as it grows, where there is no Array.with', () => {
    vi.spyOn(Array.prototype, 'with').mockImplementation(() => {
      throw new TypeError('with is not a function')
    })
    let talk = putAnswer(twoQuestions(), answer('a2', '互相等待，谁也', 'running'))
    talk = putAnswer(talk, answer('a2', '互相等待，谁也走不了。'))
    expect(contents(talk)).toEqual([
      '什么是锁？',
      '一种约定。',
      '死锁呢？',
      '互相等待，谁也走不了。',
    ])
  })

  it('knows an answer that was on its way as broken off once nobody writes it', () => {
    const talk = breakOff(putAnswer(twoQuestions(), answer('a2', '互相', 'running')))
    expect(talk.turns.at(-1)?.status).toBe('failed')
  })
})

describe('a question that is asked again', () => {
  it('keeps its id, and what followed it can be had back', () => {
    const talk = askAgain(twoQuestions(), { id: 'q1', content: '什么是读写锁？', now: at(3) })
    expect(contents(talk)).toEqual(['什么是读写锁？'])
    expect(talk.turns[0]?.id).toBe('q1')
    expect(versionsOf(talk, 'q1')).toMatchObject({ all: [{ length: 4 }, { length: 1 }], shown: 1 })

    const back = chooseVersion(putAnswer(talk, answer('a3', '分读与写。')), 'q1', 0)
    expect(contents(back)).toEqual(['什么是锁？', '一种约定。', '死锁呢？', '互相等待。'])
    expect(versionsOf(back, 'q1').shown).toBe(0)
    expect(contents(chooseVersion(back, 'q1', 1))).toEqual(['什么是读写锁？', '分读与写。'])
  })

  it('has its answers side by side when only the answer is new', () => {
    let talk = askAgain(twoQuestions(), { id: 'q2', content: '死锁呢？', now: at(3) })
    talk = putAnswer(talk, answer('a3', '另一种说法。'))
    expect(contents(talk)).toEqual(['什么是锁？', '一种约定。', '死锁呢？', '另一种说法。'])
    expect(versionsOf(talk, 'q2').all.map((turns) => turns[1]?.content)).toEqual([
      '互相等待。',
      '另一种说法。',
    ])
    expect(versionsOf(talk, 'q1').all).toHaveLength(1)
  })

  it('is no version of its own where nothing had answered it', () => {
    const talk = ask(emptyTalk('t1', at(0)), { id: 'q1', content: '在吗？', now: at(1) })
    const again = askAgain(talk, { id: 'q1', content: '在吗？', now: at(2) })
    expect(again.branches).toEqual([])
    expect(versionsOf(again, 'q1').all).toHaveLength(1)
  })

  it('is refused where there is none of this id', () => {
    const talk = twoQuestions()
    expect(askAgain(talk, { id: 'a1', content: 'x', now: at(3) })).toBe(talk)
    expect(chooseVersion(talk, 'q1', 5)).toBe(talk)
    expect(chooseVersion(talk, 'nobody', 0)).toBe(talk)
  })

  it('is kept in the latest twenty versions besides the one that is shown', () => {
    let talk = twoQuestions()
    for (let n = 0; n < 30; n += 1) {
      talk = askAgain(talk, { id: 'q2', content: `第 ${n} 次`, now: at(3 + n) })
    }
    expect(talk.branches).toHaveLength(20)
    expect(talk.branches.at(-1)?.[0]?.content).toBe('第 28 次')
  })
})
