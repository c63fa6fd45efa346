import { describe, expect, it } from 'vitest'
import { createNamer, toSafeWords } from './file-names.ts'

describe('names of entries', () => {
  it('contain no characters that an operating system refuses', () => {
    expect(toSafeWords('a/b\\c:d*e?f"g<h>i|j\u0000k\u202El')).toBe('a b c d e f g i j k l')
    expect(toSafeWords('  .隐藏. ')).toBe('隐藏')
    expect(toSafeWords('\n\t')).toBe('未命名')
  })

  it('contain no addresses', () => {
    expect(
      toSafeWords(
        '看 [这里](https://a.test/b) ![图](/files/image/x.png "题") 与 <img src="/files/x">',
      ),
    ).toBe('看 [这里] ![图] 与')
  })

  it('are cut at grapheme boundaries and within the byte limit', () => {
    const family = '👨‍👩‍👧‍👦'
    const cut = toSafeWords(family.repeat(40))
    expect(cut.replaceAll(family, '')).toBe('')
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(180)
    expect(Array.from(toSafeWords('字'.repeat(300)))).toHaveLength(60)
  })

  it('are unique when compared without case and composition', () => {
    const nameOf = createNamer()
    const day = new Date('2024-03-01T20:00:00Z')
    expect(['Café', 'cafe\u0301', 'CAFÉ', '字'].map((words) => nameOf(day, words))).toEqual([
      '2024-03-02-Café.md',
      '2024-03-02-café-2.md',
      '2024-03-02-CAFÉ-3.md',
      '2024-03-02-字.md',
    ])
  })
})
