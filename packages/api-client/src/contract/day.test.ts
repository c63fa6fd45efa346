import { expect, it, vi } from 'vitest'
import { groupByDay, toDay } from './day.ts'

it('groups items by day in China Standard Time, without Map.groupBy', () => {
  vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function')
  })
  const [late, early] = [{ date: '2026-11-28T15:59:00Z' }, { date: '2026-11-28T16:00:00Z' }]
  const unknown = { date: '' }
  expect([...groupByDay([late, early, unknown, late])]).toEqual([
    ['2026-11-28', [late, late]],
    ['2026-11-29', [early]],
    ['', [unknown]],
  ])
  vi.restoreAllMocks()
})

it('returns the day in China Standard Time', () => {
  expect(toDay(new Date('2024-02-29T23:30:00Z'))).toBe('2024-03-01')
})
