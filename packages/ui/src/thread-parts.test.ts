import { describe, expect, it } from 'vitest'
import { findTopOf, mergeTops, type ThreadTop, withReplies } from './thread-parts.ts'

const row = (id: number) => ({ id: String(id), date: new Date(id * 1000).toISOString() })
const top = (id: number, replies: number[] = [], changes: Partial<ThreadTop> = {}): ThreadTop => ({
  ...row(id),
  replies: replies.map(row),
  replyCount: replies.length,
  ...changes,
})
const idsOf = ({ replies }: ThreadTop) => replies.map(({ id }) => Number(id))

describe('mergeTops', () => {
  it('keeps known rows, adds new ones, and prefers the newer text', () => {
    const merged = mergeTops([top(1, [3, 4])], [top(1, [4, 5]), top(2)])
    expect(merged.map(({ id }) => id)).toEqual(['1', '2'])
    expect(merged.map(idsOf)).toEqual([[3, 4, 5], []])
    expect(merged[0]?.replyCount).toBe(3)
  })

  it('continues after the rows known from the start if others come from further down', () => {
    const known = top(1, [2, 3], { replyCount: 9, next: 'after 3' })
    const far = top(1, [8, 9], { replyCount: 9, previous: 'before 8' })
    for (const [merged] of [mergeTops([known], [far]), mergeTops([far], [known])]) {
      expect(merged && idsOf(merged)).toEqual([2, 3, 8, 9])
      expect(merged).toMatchObject({ next: 'after 3', previous: undefined })
    }
  })

  it('leaves unfolded rows unfolded', () => {
    const [merged] = mergeTops([top(1, [], { isCut: false })], [top(1, [2], { isCut: true })])
    expect(merged).toMatchObject({ isCut: false, replyCount: 1 })
  })
})

describe('withReplies', () => {
  it('loads forwards and backwards until all rows are known', () => {
    const far = top(1, [5, 6], { replyCount: 6, previous: 'before 5', next: 'after 6' })
    const back = withReplies(far, { replies: [row(2), row(3)], previous: 'before 2' }, 'previous')
    expect(idsOf(back)).toEqual([2, 3, 5, 6])
    expect(back).toMatchObject({ previous: 'before 2', next: 'after 6' })
    const whole = withReplies(back, { replies: [row(7), row(8)] }, 'next')
    expect(whole).toMatchObject({ replyCount: 6, previous: undefined, next: undefined })
  })
})

it('finds the top-level row, also by one of its replies', () => {
  expect(findTopOf([top(1), top(2, [3])], '3')?.id).toBe('2')
  expect(findTopOf([top(1)], '9')).toBeUndefined()
})
