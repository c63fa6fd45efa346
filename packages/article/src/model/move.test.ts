import { expect, it } from 'vitest'
import { moveBy } from './move.ts'

it('moves one entry and preserves the order of the others', () => {
  expect(moveBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveBy(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})

it('does not change the list at its ends', () => {
  expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveBy([], 0, 1)).toEqual([])
})
