import { expect, it } from 'vitest'
import { showEmoji } from './show-emoji.ts'

it.each([
  ['好[微笑]', '好🙂'],
  ['[赞][赞]', '👍👍'],
  ['没有这个 [表情包]', '没有这个 [表情包]'],
])('replaces tokens of older clients by emoji: %s', (text, shown) => {
  expect(showEmoji(text)).toBe(shown)
})

it.each([
  '`[微笑]`',
  '```\n[微笑]\n```',
  '[微笑](https://example.com)',
  '![微笑](/a.png)',
  '[微笑]: https://example.com',
  '\\[微笑]',
])('does not change code, links and pictures: %s', (text) => {
  expect(showEmoji(text)).toBe(text)
})
