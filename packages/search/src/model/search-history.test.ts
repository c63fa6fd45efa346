import { describe, expect, it } from 'vitest'
import { addToHistory, MAX_HISTORY } from './search-history.ts'

describe('the history of searches', () => {
  it('has the latest query first, without duplicates that differ in case or width only', () => {
    expect(addToHistory(['redis', '索引'], 'Ｒｅｄｉｓ')).toEqual(['Ｒｅｄｉｓ', '索引'])
  })

  it('has a maximum length', () => {
    const full = Array.from({ length: MAX_HISTORY }, (_, at) => String(at))
    const next = addToHistory(full, '新的')
    expect(next).toHaveLength(MAX_HISTORY)
    expect(next[0]).toBe('新的')
  })

  it('ignores very long queries', () => {
    expect(addToHistory(['a'], '长'.repeat(61))).toEqual(['a'])
    expect(addToHistory(['a'], '  ')).toEqual(['a'])
  })

  it('ignores invisible queries', () => {
    expect(addToHistory(['a'], '\u200b\u3164')).toEqual(['a'])
  })
})
