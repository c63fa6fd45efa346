import { expect, it } from 'vitest'
import { restOfText } from './rest-of.ts'

it('is nothing where nothing was typed since, or only white space', () => {
  expect(restOfText('第一句。', '第一句。')).toBeUndefined()
  expect(restOfText('第一句。\n', '第一句。')).toBeUndefined()
})

it('is what follows what was sent, or the whole of another text', () => {
  expect(restOfText('第一句。\n第二句', '第一句。')).toBe('第二句')
  expect(restOfText('另一句', '第一句。')).toBe('另一句')
})
