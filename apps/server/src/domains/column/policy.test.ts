import { describe, expect, it } from 'vitest'
import { reorder, toColumnName } from './policy.ts'

describe('reorder', () => {
  it('exchanges the positions of the given entries and keeps the others', () => {
    expect(reorder(['a', 'b', 'c', 'd'], ['d', 'a'])).toEqual(['d', 'b', 'c', 'a'])
    expect(reorder(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a'])
    expect(reorder(['a', 'b'], [])).toEqual(['a', 'b'])
  })

  it('refuses duplicate and unknown entries', () => {
    expect(reorder(['a', 'b'], ['a', 'a'])).toBeUndefined()
    expect(reorder(['a', 'b'], ['c'])).toBeUndefined()
  })
})

it('normalises names to NFC and trims them', () => {
  expect(toColumnName('  cafe\u0301 ')).toBe('caf\u00e9')
})
