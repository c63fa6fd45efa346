import { expect, it } from 'vitest'
import { createThoughtFilter } from './thought-filter.ts'

function filter(...pieces: string[]): string {
  const { write, end } = createThoughtFilter()
  return [...pieces.map(write), end()].join('')
}

it.each([
  ['a thought before the answer', '<think>先想一想</think>\n\n行内公式', '行内公式'],
  ['a thought of several lines', '<think>\n一\n\n二\n</think>答', '答'],
  ['an empty thought', '<think>\n\n</think>\n\n答', '答'],
  ['several thoughts', '<think>一</think>\n<think>二</think>答', '答'],
  ['a thought between two lines', '先说\n<think>再想</think>\n后说', '先说\n后说'],
  ['a thought without an end', '先说\n<think>再想', '先说\n'],
  ['an end that is cut off', '<think>再想</thi', ''],
])('removes %s, wherever the text is cut', (_, text, expected) => {
  expect(filter(text)).toBe(expected)
  expect(filter(...text)).toBe(expected)
  for (let at = 1; at < text.length; at += 1)
    expect(filter(text.slice(0, at), text.slice(at))).toBe(expected)
})

it.each([
  ['text without tags', '一行\n  二行\n'],
  ['the beginning of a tag at the end', '答\n<thin'],
  ['another tag', '<thinking>一</thinking>\n<t>'],
  ['a tag in inline code', '用 `<think>` 标记，见 <think>。'],
  ['a tag in fenced code', '例如\n```xml\n<think>\n想\n</think>\n```\n后'],
  ['a tag in a longer fence', '~~~~\n~~~\n<think>\n~~~~\n后'],
  ['a tag in indented code', '    <think>\n后'],
])('keeps %s, wherever the text is cut', (_, text) => {
  expect(filter(text)).toBe(text)
  expect(filter(...text)).toBe(text)
})

it('takes time in proportion to the text', () => {
  const { write, end } = createThoughtFilter()
  const startedAt = performance.now()
  write('<think>')
  for (let count = 0; count < 200_000; count += 1) write('</thin')
  expect(end()).toBe('')
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
