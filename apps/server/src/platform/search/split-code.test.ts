import { expect, it } from 'vitest'
import { splitCode } from './split-code.ts'

const part = (markdown: string, text: string) => splitCode(text, markdown)

it('separates code from prose, also in lists and quotations', () => {
  const markdown =
    '前\n\n```js\nlet  a\n```\n\n- 项\n\n  ~~~\n  b()\n  ~~~\n\n> ```\n> c()\n> ```\n\n后'
  expect(part(markdown, '前\nlet a\n项\nb()\nc()\n后')).toEqual({
    prose: '前\n项\n后',
    code: 'let a\nb()\nc()',
  })
})

it('closes a fence with a fence of the same or greater length only', () => {
  const markdown = '````md\n```js\na\n```\n````\n后'
  expect(part(markdown, '```js\na\n```\n后')).toEqual({ prose: '后', code: '```js\na\n```' })
  expect(part('```\na\n````\n后', 'a\n后')).toEqual({ prose: '后', code: 'a' })
})

it('does not treat inline code as a fence', () => {
  expect(part('```a``` 是代码\n后', 'a 是代码\n后').prose).toBe('a 是代码\n后')
})

it('scans a very long unterminated fence once', () => {
  const markdown = `${'`'.repeat(100_000)}\n${'短\n'.repeat(200_000)}`
  expect(part(markdown, '短').code).toBe('短')
})
