import { expect, it } from 'vitest'
import { toChineseNumber } from './chinese-number.ts'

it.each([
  [1, '一'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [99, '九十九'],
  [100, '100'],
])('%d is written %s', (value, text) => {
  expect(toChineseNumber(value)).toBe(text)
})
