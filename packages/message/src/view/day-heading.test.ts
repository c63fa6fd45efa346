import { expect, it } from 'vitest'
import { toDayHeading } from './day-heading.ts'

const JUST_AFTER_MIDNIGHT = Date.parse('2026-11-27T16:00:01.000Z')

it.each([
  ['2026-11-28', '今天'],
  ['2026-11-27', '昨天'],
  ['2026-11-26', '2026年11月26日'],
  ['2026-11-29', '2026年11月29日'],
  ['', '更早'],
])('the heading of the day %j is %s', (day, heading) => {
  expect(toDayHeading(day, JUST_AFTER_MIDNIGHT)).toBe(heading)
})

it('is the date while the time of the reader is unknown', () => {
  expect(toDayHeading('2026-11-28', undefined)).toBe('2026年11月28日')
})
