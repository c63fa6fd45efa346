import { expect, it } from 'vitest'
import { estimateMinutes } from './reading-time.ts'

it('counts Chinese by characters and Latin by words', () => {
  expect(estimateMinutes('字'.repeat(800))).toBe(2)
  expect(estimateMinutes('word '.repeat(660))).toBe(3)
  expect(estimateMinutes(`${'字'.repeat(400)} ${'word '.repeat(220)}`)).toBe(2)
})

it('is never less than a minute', () => {
  expect(estimateMinutes('')).toBe(1)
})
