import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([
  [0, '0'],
  [7, '7'],
  [3204, '3,204'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [18_400, '1.8 万'],
  [18_990, '1.8 万'],
  [99_999_999, '9,999.9 万'],
  [230_000_000, '2.3 亿'],
  [-1, '0'],
  [Number.NaN, '0'],
])('%d reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
