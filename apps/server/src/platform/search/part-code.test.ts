import { expect, it } from 'vitest'
import { partCode } from './part-code.ts'

const part = (markdown: string, text: string) => partCode(text, markdown)

it('tells code from prose, also in lists and quotations', () => {
  const markdown =
    '前\n\n```js\nlet  a\n```\n\n- 项\n\n  ~~~\n  b()\n  ~~~\n\n> ```\n> c()\n> ```\n\n后'
  expect(part(markdown, '前\nlet a\n项\nb()\nc()\n后')).toEqual({
    prose: '前\n项\n后',
    code: 'let a\nb()\nc()',
  })
})

it('takes a longer fence for the end of a shorter one, not the other way round', () => {
  const markdown = '````md\n```js\na\n```\n````\n后'
  expect(part(markdown, '```js\na\n```\n后')).toEqual({ prose: '后', code: '```js\na\n```' })
  expect(part('```\na\n````\n后', 'a\n后')).toEqual({ prose: '后', code: 'a' })
})

it('takes backticks within a line for no fence', () => {
  expect(part('```a``` 是代码\n后', 'a 是代码\n后').prose).toBe('a 是代码\n后')
})

it('reads a very long fence that is never closed once', () => {
  const markdown = `${'`'.repeat(100_000)}\n${'短\n'.repeat(200_000)}`
  expect(part(markdown, '短').code).toBe('短')
})
