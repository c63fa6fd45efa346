import { describe, expect, it } from 'vitest'
import { isModestJson } from './check-json.ts'

const isModest = (text: string) => isModestJson(new TextEncoder().encode(text))

describe('JSON before it is parsed', () => {
  it('is refused when it is nested more than 32 levels deep, whether or not it ends', () => {
    expect(isModest('['.repeat(32) + ']'.repeat(32))).toBe(true)
    expect(isModest('['.repeat(33) + ']'.repeat(33))).toBe(false)
    expect(isModest('{"a":'.repeat(40))).toBe(false)
  })

  it('is refused when it has more than 50,000 values', () => {
    expect(isModest(`[${'1,'.repeat(49_990)}1]`)).toBe(true)
    expect(isModest(`[${'1,'.repeat(50_010)}1]`)).toBe(false)
    expect(isModest(`[${'[],'.repeat(30_000)}1]`)).toBe(false)
  })

  it('may hold anything in its texts', () => {
    expect(isModest(JSON.stringify({ content: '[{,"\\'.repeat(100_000) }))).toBe(true)
    expect(isModest(JSON.stringify({ content: '\\'.repeat(7) }))).toBe(true)
  })

  it('is left to the parser where it is broken', () => {
    for (const text of ['', '"', '"\\', ']]]', '\\"[', '{"a']) expect(isModest(text)).toBe(true)
  })

  it('costs linear time, also where every character is escaped', () => {
    const time = (length: number) => {
      const bytes = new TextEncoder().encode(`"${'\\"'.repeat(length)}"`)
      const start = performance.now()
      isModestJson(bytes)
      return performance.now() - start
    }
    time(1000)
    expect(time(2_000_000)).toBeLessThan(500)
  })
})
