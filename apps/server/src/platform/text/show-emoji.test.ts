import { expect, it } from 'vitest'
import { showEmoji } from './show-emoji.ts'

it.each([
  ['好[微笑]', '好🙂'],
  ['[赞][赞]', '👍👍'],
  ['没有这个 [表情包]', '没有这个 [表情包]'],
])('shows the tokens of older clients as signs: %s', (text, shown) => {
  expect(showEmoji(text)).toBe(shown)
})

it.each([
  '`[微笑]`',
  '```\n[微笑]\n```',
  '[微笑](https://example.com)',
  '![微笑](/a.png)',
  '[微笑]: https://example.com',
  '\\[微笑]',
])('leaves code, links and pictures as they are: %s', (text) => {
  expect(showEmoji(text)).toBe(text)
})
