import { describe, expect, it } from 'vitest'
import { toPlainTitle } from './plain-title.ts'

describe('toPlainTitle', () => {
  it('removes emoji sequences and control characters completely', () => {
    expect(toPlainTitle('🎉 发布 👨‍👩‍👧‍👦\u0010\u202E 了 🇨🇳 1️⃣', 50)).toBe('发布 了')
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

  it('removes characters without a glyph', () => {
    expect(toPlainTitle('甲\u{1F980}乙丙', 50, new Set(['乙']))).toBe('甲丙')
  })
})
