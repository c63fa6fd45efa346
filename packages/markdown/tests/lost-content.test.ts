import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../src/index.ts'

const htmlOf = async (source: string) => (await renderMarkdown(source)).html

describe('form of a text', () => {
  it.each([
    ['a line of a log in code', `\`\`\`\n${'>'.repeat(60)} 日志\n\`\`\``, `${'>'.repeat(60)} 日志`],
    ['a long line across', '- '.repeat(60), '<hr>'],
    ['far too many quotes', `${'> '.repeat(60)}引`, '<p>> > >'],
    ['far too many numbers', `${'1. '.repeat(60)}引`, '<p>1. 1. 1.'],
  ])('beside %s', async (_, odd, shown) => {
    const html = await htmlOf(`# 标题\n\n${odd}\n\n**后**`)
    expect(html).toContain('<h1 id="标题">标题</h1>')
    expect(html).toContain(shown)
    expect(html).toContain('<strong>后</strong>')
  })

  it('does not treat a formula as code that hides quotes', async () => {
    const html = await htmlOf(`$$\n\`\`\`\n$$\n${'>'.repeat(5000)}\n\n**后**`)
    expect(html).not.toContain('<blockquote>')
    expect(html).toContain('<strong>后</strong>')
  })

  it('renders tags beside any number of types with parameters', async () => {
    expect(await htmlOf(`${'List<String> '.repeat(80)}一<br>二`)).toContain('一<br>二')
  })
})

describe('unknown elements are shown, not lost', () => {
  it.each([
    ['前\n\n<?php\necho 1;\n\n## 后', 'echo 1;', '<h2 id="后">后</h2>'],
    ['<?xml version="1.0"?>\n**后**', 'version', '<strong>后</strong>'],
    ['<![CDATA[\n甲\n]]>\n**后**', '甲', '<strong>后</strong>'],
    ['<!-- 注 -->\n\n**后**', '', '<p><strong>后</strong></p>'],
  ])('%j', async (source, inside, behind) => {
    const html = await htmlOf(source)
    expect(html).toContain(inside)
    expect(html).toContain(behind)
    expect(html).not.toContain('注')
  })

  it('links to a video whose address is in a source element', async () => {
    const film = '<video controls>\n<source src="https://x.test/a.mp4">\n</video>'
    expect(await htmlOf(film)).toContain('<a href="https://x.test/a.mp4"')
  })
})

describe('dollar signs', () => {
  it.each(['jQuery用$开头，Angular也用$结尾', '符号$表示变量，模板里的$也是', '符号$和$都'])(
    'are signs in %s',
    async (source) => {
      expect(await htmlOf(source)).toBe(`<p>${source}</p>`)
    },
  )

  it.each(['$速度=路程/时间$', '$\\text{若，则}$', '$x_1$'])(
    'part a formula in %s',
    async (source) => {
      expect(await htmlOf(source)).toContain('<math')
    },
  )

  it('allow a pipe in a table', async () => {
    const html = await htmlOf('| 甲 |\n| - |\n| $P(A\\|B)$ |')
    expect(html).toContain('application/x-tex">P(A|B)<')
  })
})
