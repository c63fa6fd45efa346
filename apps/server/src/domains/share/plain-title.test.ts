import { describe, expect, it } from 'vitest'
import { MISSING_MARK, toPlainTitle } from './plain-title.ts'

describe('toPlainTitle', () => {
  it('removes control characters', () => {
    expect(toPlainTitle('发布\u0010\u202E 了', 50)).toBe('发布 了')
  })

  it('shows one mark for each emoji, Hangul syllable and character without a glyph', () => {
    const mark = MISSING_MARK
    expect(toPlainTitle('🎉 发布 👨‍👩‍👧‍👦 了 🇨🇳', 50)).toBe(`${mark} 发布 ${mark} 了 ${mark}`)
    expect(toPlainTitle('한국 𠮷野家', 50, new Set(['𠮷']))).toBe(`${mark}${mark} ${mark}野家`)
  })

  it('keeps code as it is', () => {
    const code = 'const f = <T,>(a: T) => a && "</div>"'
    expect(toPlainTitle(code, 50)).toBe(code)
  })

  it('cuts at grapheme boundaries', () => {
    const combined = 'e\u0301'
    expect(toPlainTitle(combined.repeat(60), 50)).toBe(`${combined.repeat(50)}…`)
    expect(toPlainTitle('字'.repeat(50), 50)).toBe('字'.repeat(50))
  })
})
