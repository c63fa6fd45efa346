import { describe, expect, it } from 'vitest'
import { isJsonWithinLimits } from './check-json.ts'

const isWithinLimits = (text: string) => isJsonWithinLimits(new TextEncoder().encode(text))

describe('isModestJson', () => {
  it('refuses more than 32 levels of nesting, also when unterminated', () => {
    expect(isWithinLimits('['.repeat(32) + ']'.repeat(32))).toBe(true)
    expect(isWithinLimits('['.repeat(33) + ']'.repeat(33))).toBe(false)
    expect(isWithinLimits('{"a":'.repeat(40))).toBe(false)
  })

  it('refuses more than 50,000 values', () => {
    expect(isWithinLimits(`[${'1,'.repeat(49_990)}1]`)).toBe(true)
    expect(isWithinLimits(`[${'1,'.repeat(50_010)}1]`)).toBe(false)
    expect(isWithinLimits(`[${'[],'.repeat(30_000)}1]`)).toBe(false)
  })

  it('ignores brackets and commas in strings', () => {
    expect(isWithinLimits(JSON.stringify({ content: '[{,"\\'.repeat(100_000) }))).toBe(true)
    expect(isWithinLimits(JSON.stringify({ content: '\\'.repeat(7) }))).toBe(true)
  })

  it('accepts malformed JSON, which the parser refuses', () => {
    for (const text of ['', '"', '"\\', ']]]', '\\"[', '{"a'])
      expect(isWithinLimits(text)).toBe(true)
  })

  it('takes linear time, also when every character is escaped', () => {
    const time = (length: number) => {
      const bytes = new TextEncoder().encode(`"${'\\"'.repeat(length)}"`)
      const start = performance.now()
      isJsonWithinLimits(bytes)
      return performance.now() - start
    }
    time(1000)
    expect(time(2_000_000)).toBeLessThan(500)
  })
})
