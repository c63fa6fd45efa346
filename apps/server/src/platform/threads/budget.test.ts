import { describe, expect, it } from 'vitest'
import { takeFitting, takePage, takeRows } from './budget.ts'

const row = (id: string, bytes: number) => ({ id, bytes })
const rows = (count: number, bytes: number, from = 1) =>
  Array.from({ length: count }, (_, at) => row(String(from + at), bytes))
const budget = { bytes: 100_000, rowBytes: 50_000, rows: 20, repliesPerRow: 10 }

describe('takeRows', () => {
  const take = (top: { id: string; bytes: number }[], below = new Map()) =>
    takeRows(top, below, budget).map((taken) => [taken.row.id, taken.replies.length])

  it('stops at the byte limit and at the row limit', () => {
    expect(take(rows(5, 30_000))).toHaveLength(3)
    expect(take(rows(30, 10))).toHaveLength(20)
  })

  it('takes at least one row, and charges only the beginning of a very long one', () => {
    expect(takeRows(rows(2, 40_000), new Map(), { ...budget, bytes: 10_000 })).toHaveLength(1)
    expect(take(rows(9, 9_000_000))).toHaveLength(9)
  })

  it('spends the remaining budget on replies before the next row', () => {
    const below = new Map([
      ['1', rows(10, 20_000, 100)],
      ['2', rows(20, 10, 200)],
    ])
    expect(take([row('1', 30_000), row('2', 10)], below)).toEqual([
      ['1', 3],
      ['2', 10],
    ])
  })
})

it('takes a prefix and skips no row', () => {
  const taken = takeFitting([row('1', 10), row('2', 60_000), row('3', 10)], budget, 9)
  expect(taken.map(({ id }) => id)).toEqual(['1', '2', '3'])
  const narrow = { bytes: 9000, rowBytes: 90_000 }
  expect(takeFitting([row('1', 10), row('2', 60_000), row('3', 10)], narrow, 9)).toHaveLength(1)
})

it('limits a page by rows and bytes, but takes at least one row', () => {
  expect(takePage(rows(9, 10), { max: 5, bytes: 100_000 })).toHaveLength(5)
  expect(takePage(rows(9, 30_000), { max: 5, bytes: 100_000 })).toHaveLength(3)
  expect(takePage(rows(9, 100_000), { max: 5, bytes: 100_000 })).toHaveLength(1)
})
