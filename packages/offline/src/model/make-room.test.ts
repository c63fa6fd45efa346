import { describe, expect, it } from 'vitest'
import { findSurplus } from './make-room.ts'

describe('findSurplus', () => {
  const three = ['a', 'b', 'c'].map((name) => ({ name, bytes: 0 }))
  const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name).sort()

  it('lets nothing go that has room', () => {
    expect(findSurplus(three, { entries: 3 })).toEqual([])
    expect(findSurplus([], { entries: 0, bytes: 0 })).toEqual([])
  })

  it('lets the longest kept go first', () => {
    expect(namesOf(findSurplus(three, { entries: 2 }))).toEqual(['a'])
    expect(namesOf(findSurplus(three, { entries: 0 }))).toEqual(['a', 'b', 'c'])
  })

  it('counts bytes from the latest backwards', () => {
    const entries = three.map((entry) => ({ ...entry, bytes: 40 }))
    expect(namesOf(findSurplus(entries, { entries: 9, bytes: 80 }))).toEqual(['a'])
    expect(namesOf(findSurplus(entries, { entries: 9, bytes: 79 }))).toEqual(['a', 'b'])
  })

  it('keeps what is needed before what is not, and is bounded all the same', () => {
    const entries = three.map((entry) => ({ ...entry, isNeeded: entry.name !== 'c' }))
    expect(namesOf(findSurplus(entries, { entries: 2 }))).toEqual(['c'])
    expect(namesOf(findSurplus(entries, { entries: 1 }))).toEqual(['a', 'c'])
  })

  it('lets go what was kept too long ago', () => {
    const entries = three.map((entry, index) => ({ ...entry, keptAt: index }))
    expect(namesOf(findSurplus(entries, { entries: 9, oldest: 2 }))).toEqual(['a', 'b'])
  })
})
