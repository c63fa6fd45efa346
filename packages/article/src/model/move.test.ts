import { expect, it } from 'vitest'
import { moveBy } from './move.ts'

it('moves one entry and keeps the others in their order', () => {
  expect(moveBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveBy(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})

it('leaves a list alone where there is no place to go', () => {
  expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveBy([], 0, 1)).toEqual([])
})
