import { expect, it } from 'vitest'
import { mixesAlphabets } from './alphabets.ts'

it.each(['\u0430dmin', 'p\u0430ypal', 'Dem\u03bf', '小舟\u0430b'])('%j mixes alphabets', (name) => {
  expect(mixesAlphabets(name)).toBe(true)
})

it.each(['admin', 'Иван Petrov', 'λ演算', 'λ演算x', 'Łukasz', '小舟coder', 'かなKana', 'हिन्दी'])(
  '%j does not mix alphabets',
  (name) => {
    expect(mixesAlphabets(name)).toBe(false)
  },
)
