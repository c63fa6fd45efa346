import { expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-11-02T08:00:00Z')

it.each([
  ['7', 7],
  [' 120 ', 120],
  ['Mon, 02 Nov 2026 08:01:30 GMT', 90],
  ['0', 1],
  ['Mon, 02 Nov 2026 07:00:00 GMT', 1],
  ['99999999999999', 86_400],
  ['-5', 1],
  ['soon', 60],
  ['', 60],
  [null, 60],
  [undefined, 60],
])('parses Retry-After %j as %d seconds', (value, seconds) => {
  expect(parseRetryAfter(value, NOW)).toBe(seconds)
})
