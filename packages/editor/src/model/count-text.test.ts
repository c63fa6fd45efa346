import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it('counts graphemes', () => {
  expect(countText('数据库，很快。')).toEqual({ characters: 7, words: 0 })
  expect(countText('  一 二\n\n三　四 ')).toEqual({ characters: 4, words: 0 })
  expect(countText('👨‍👩‍👧 e\u0301 🇨🇳')).toMatchObject({ characters: 3 })
})

it('counts words in letters beside Chinese characters', () => {
  expect(countText('用 Spring Boot 3 写 hello-world，don’t panic')).toMatchObject({ words: 6 })
  expect(countText('Java并发编程JVM')).toMatchObject({ words: 2, characters: 11 })
})

it('is fast', () => {
  const text = '事务隔离级别 isolation level。'.repeat(3000)
  const started = performance.now()
  expect(countText(text).characters).toBe(21 * 3000)
  expect(performance.now() - started).toBeLessThan(5000)
})
