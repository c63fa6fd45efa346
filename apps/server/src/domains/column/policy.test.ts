import { describe, expect, it } from 'vitest'
import { reorder, toColumnName } from './policy.ts'

describe('reorder', () => {
  it('lets the named entries change places and leaves the others where they are', () => {
    expect(reorder(['a', 'b', 'c', 'd'], ['d', 'a'])).toEqual(['d', 'b', 'c', 'a'])
    expect(reorder(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a'])
    expect(reorder(['a', 'b'], [])).toEqual(['a', 'b'])
  })

  it('refuses what is named twice or is not there', () => {
    expect(reorder(['a', 'b'], ['a', 'a'])).toBeUndefined()
    expect(reorder(['a', 'b'], ['c'])).toBeUndefined()
  })
})

it('keeps names composed and without blanks around them', () => {
  expect(toColumnName('  cafe\u0301 ')).toBe('caf\u00e9')
})
