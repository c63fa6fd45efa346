import { expect, it } from 'vitest'
import { hasReferences } from './references.ts'

it.each([
  '见 [文档][1]。\n\n[1]: https://example.com',
  '对[^1]\n\n[^1]: 注',
  '- [用法](#用法)\n\n## 用法',
])('finds a reference in %j', (source) => {
  expect(hasReferences(source)).toBe(true)
})

it.each(['数组 [1]: 不在行首', '- [x] 做完', '[链接](https://example.com)', 'a[0]:1'])(
  'finds no reference in %j',
  (source) => {
    expect(hasReferences(source)).toBe(false)
  },
)
