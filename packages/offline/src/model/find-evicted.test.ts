import { describe, expect, it } from 'vitest'
import { findEvicted } from './find-evicted.ts'

describe('findEvicted', () => {
  const three = ['a', 'b', 'c'].map((name) => ({ name, bytes: 0 }))
  const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name).sort()

  it('returns nothing within the limits', () => {
    expect(findEvicted(three, { entries: 3 })).toEqual([])
    expect(findEvicted([], { entries: 0, bytes: 0 })).toEqual([])
  })

  it('evicts the oldest entries first', () => {
    expect(namesOf(findEvicted(three, { entries: 2 }))).toEqual(['a'])
    expect(namesOf(findEvicted(three, { entries: 0 }))).toEqual(['a', 'b', 'c'])
  })

  it('counts bytes from the latest entry on', () => {
    const entries = three.map((entry) => ({ ...entry, bytes: 40 }))
    expect(namesOf(findEvicted(entries, { entries: 9, bytes: 80 }))).toEqual(['a'])
    expect(namesOf(findEvicted(entries, { entries: 9, bytes: 79 }))).toEqual(['a', 'b'])
  })

  it('evicts needed entries last, within the same limits', () => {
    const entries = three.map((entry) => ({ ...entry, isNeeded: entry.name !== 'c' }))
    expect(namesOf(findEvicted(entries, { entries: 2 }))).toEqual(['c'])
    expect(namesOf(findEvicted(entries, { entries: 1 }))).toEqual(['a', 'c'])
  })

  it('evicts entries that are too old', () => {
    const entries = three.map((entry, index) => ({ ...entry, storedAt: index }))
    expect(namesOf(findEvicted(entries, { entries: 9, oldest: 2 }))).toEqual(['a', 'b'])
  })
})
