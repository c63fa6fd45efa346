import { afterEach, expect, it, vi } from 'vitest'
import { findExcess, MAX_CONVERSATIONS, MAX_UNITS } from './eviction.ts'

const entry = (day: number, size = 10) => ({
  id: String(day),
  updateDate: `2026-11-${String(day).padStart(2, '0')}`,
  size,
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('evicts the oldest conversations over the maximum, also in a browser without toSorted', () => {
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new TypeError('toSorted is not a function')
  })
  const all = Array.from({ length: MAX_CONVERSATIONS + 2 }, (_, index) => entry(index + 1))
  expect(findExcess(all)).toEqual(['2', '1'])
})

it('evicts the oldest conversations over the size limit, never the latest', () => {
  expect(findExcess([entry(1), entry(2, MAX_UNITS), entry(3, 20)])).toEqual(['2', '1'])
  expect(findExcess([entry(3, MAX_UNITS + 1)])).toEqual([])
})
