import { afterEach, expect, it, vi } from 'vitest'
import { findSurplus, MAX_CONVERSATIONS, MAX_UNITS } from './shelf.ts'

const kept = (day: number, size = 10) => ({
  id: String(day),
  updateDate: `2026-11-${String(day).padStart(2, '0')}`,
  size,
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('lets the oldest go when there are too many, also where the browser has no toSorted', () => {
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new TypeError('toSorted is not a function')
  })
  const all = Array.from({ length: MAX_CONVERSATIONS + 2 }, (_, index) => kept(index + 1))
  expect(findSurplus(all)).toEqual(['2', '1'])
})

it('lets the oldest go when they take too much room, never the latest', () => {
  expect(findSurplus([kept(1), kept(2, MAX_UNITS), kept(3, 20)])).toEqual(['2', '1'])
  expect(findSurplus([kept(3, MAX_UNITS + 1)])).toEqual([])
})
