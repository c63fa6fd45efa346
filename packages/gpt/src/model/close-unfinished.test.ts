import { describe, expect, it } from 'vitest'
import { closeUnfinished } from './close-unfinished.ts'

describe('closeUnfinished', () => {
  it.each([
    ['先看**结论', '先看**结论**'],
    ['先看**结论*', '先看**结论**'],
    ['先看**结论**', '先看**结论**'],
    ['先看**', '先看'],
    ['先看*', '先看'],
    ['先看**结 ', '先看**结**'],
    ['***又粗又斜', '***又粗又斜***'],
    ['**粗*斜', '**粗*斜***'],
    ['~~删', '~~删~~'],
    ['调用 `fetch', '调用 `fetch`'],
    ['**调用 `fetch', '**调用 `fetch`**'],
    ['调用 `', '调用 '],
    ['``a`', '``a``'],
    ['看 **`', '看 '],
    ['看 **[', '看 '],
    ['见[文档', '见文档'],
    ['见[文档]', '见文档'],
    ['见[文档](htt', '见文档'],
    ['见[**文档', '见**文档**'],
    ['见[文档](/a(b)', '见文档'],
    ['见[文档](/a(b))', '见[文档](/a(b))'],
    ['图：![图](htt', '图：'],
    ['图：![图', '图：'],
    ['注[^1', '注'],
    ['换行<br', '换行'],
    ['复杂度 \\(O(n', '复杂度 '],
    ['复杂度 \\(O(n)\\)', '复杂度 \\(O(n)\\)'],
    ['尾巴\\', '尾巴'],
  ])('closes the marks of %j', (source, expected) => {
    expect(closeUnfinished(source)).toBe(expected)
  })

  it.each([
    '3 * 4 与 3*4',
    'snake_case_name 与 a_b',
    '约 ~5 分钟',
    '数组 [1, 2] 与 a[0] 后面',
    '下标 [0](见上 文) 后面',
    '转义 \\* 与 \\[ 后面',
    '价格 $5 起',
    '$a*b$ 与 `a*b`',
    '如果 i < n 就停',
    '列表：\n- 一\n- 二',
  ])('leaves %j as it is', (source) => {
    expect(closeUnfinished(source)).toBe(source)
  })

  it.each([
    ['段\n\n| 名', '段\n'],
    ['段\n\n| 名 | 值 |', '段\n'],
    ['段\n\n| 名 | 值 |\n', '段\n'],
    ['段\n\n| 名 | 值 |\n|', '段\n'],
    ['段\n\n| 名 | 值 |\n| --- | -', '段\n'],
    ['段\n| 名 | 值 |\n|---|---|', '段'],
    ['> | 名 | 值 |\n> |--', ''],
  ])('drops the table head of %j', (source, expected) => {
    expect(closeUnfinished(source)).toBe(expected)
  })

  it.each([
    ['| 名 | 值 |\n|---|---|\n', '| 名 | 值 |\n|---|---|\n'],
    ['| 名 | 值 |\n|---|---|\n| **一', '| 名 | 值 |\n|---|---|\n| **一**'],
    ['| 名 | 值 |\n|---|---|\n| **一** | `a', '| 名 | 值 |\n|---|---|\n| **一** | `a`'],
    ['| 名 | 值 |\n|---|---|\n| 一 | 二 |\n|', '| 名 | 值 |\n|---|---|\n| 一 | 二 |'],
    ['|x| 是绝对值\n后', '|x| 是绝对值\n后'],
  ])('draws the rows of %j', (source, expected) => {
    expect(closeUnfinished(source)).toBe(expected)
  })

  it.each(['-', '- ', '1', '12.', '#', '=', '``', '- [', '- [ ]', '::: ti', '$', '> '])(
    'drops the last line %j, which may become another block',
    (line) => {
      expect(closeUnfinished(`段\n${line}`)).toBe('段')
    },
  )

  it.each([
    '```ts\nconst a = `**',
    '- 一\n\n  ```ts\n  a = [**',
    '$$\na_{1} * b',
    '\\[\na_{1} * b',
    '~~~\n| a | b',
  ])('does not change the unfinished code or formula %j', (source) => {
    expect(closeUnfinished(source)).toBe(source)
  })

  it('does not carry marks into the next block', () => {
    expect(closeUnfinished('a ** b *c\n\n下一段')).toBe('a ** b *c\n\n下一段')
    expect(closeUnfinished('- **一\n- 二')).toBe('- **一\n- 二')
    expect(closeUnfinished('```\n**\n```\n后')).toBe('```\n**\n```\n后')
  })

  it.each(['**a', '[', '](', '`a ``b ', '| a ', '\\(', '$a', '[a](b', '![', '<a', '*a_b~~c'])(
    'takes linear time for many %j',
    (part) => {
      const startedAt = performance.now()
      closeUnfinished(part.repeat(20_000))
      expect(performance.now() - startedAt).toBeLessThan(1000)
    },
  )
})
