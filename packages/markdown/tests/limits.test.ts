import { describe, expect, it } from 'vitest'
import { buildLongArticle } from '../bench/article.mjs'
import { copy } from '../src/copy.ts'
import { renderMarkdown, renderPlainText } from '../src/index.ts'
import { MAX_TOC_ENTRIES, maxHtmlBytes } from '../src/limits.ts'
import { expectLinear } from './growth.ts'

const times = (size: number, unit: string) => unit.repeat(Math.ceil(size / unit.length))
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

const SHAPES: [name: string, make: (size: number) => string][] = [
  ['setext headings', (size) => times(size, 'a\n=\n')],
  [
    'a run of stars, a letter, the same run',
    (size) => `${times(size / 2, '*')}a${times(size / 2, '*')}`,
  ],
  ['emphasis that is closed at once', (size) => times(size, '*a* ')],
  ['stars and underscores that never meet', (size) => times(size, '*a_ ')],
  ['brackets around nothing', (size) => `${times(size / 2, '[')}${times(size / 2, ']')}`],
  ['brackets that mean nothing', (size) => times(size, '[a]')],
  ['pictures in pictures', (size) => `${times(size / 3, '![')}a${times(size / 2, '](b)')}`],
  ['references to one definition', (size) => `${times(size, '[a] ')}\n\n[a]: /x`],
  [
    'long references to one long definition',
    (size) => `${times(size / 2, '[a] ')}\n\n[a]: /${times(size / 2, 'x')}`,
  ],
  ['the beginnings of bare links', (size) => times(size, 'www.')],
  ['entities', (size) => times(size, '&amp;')],
  ['small formulas', (size) => times(size, '$a$ ')],
  [
    'one table row of many cells',
    (size) => `${times(size / 3, '|a')}|\n${times(size / 3, '|-')}|\n${times(size / 3, '|a')}|`,
  ],
  [
    'a wide table of short rows',
    (size) => `${times(size / 24, '|a')}|\n${times(size / 24, '|-')}|\n${times(size, '|\n')}`,
  ],
  ['instructions in a text', (size) => `a ${times(size, '<?')}`],
  ['comments in a text', (size) => `a ${times(size, '<!--')}`],
  ['lazy lines in many quotes', (size) => `${'>'.repeat(39)} a\n${times(size, 'a\n')}`],
  ['lists after quotes after lists', (size) => times(size, '> - a\n\n- > b\n\n')],
  ['one line', (size) => times(size, '数据库，')],
  ['tabs', (size) => times(size, 'a\t')],
]

describe('a hostile text takes time in proportion to its length', () => {
  it.each(SHAPES)('%s', async (_, make) => {
    await expectLinear(make)
  })
})

describe('HTML of a text', () => {
  it.each([
    [
      'wide table of short rows',
      `${'|a'.repeat(3000)}|\n${'|-'.repeat(3000)}|\n${'|\n'.repeat(20_000)}`,
    ],
    ['the same in a comment', `${'|a'.repeat(700)}|\n${'|-'.repeat(700)}|\n${'|\n'.repeat(1000)}`],
    ['formulas', '$a^2$ '.repeat(4000)],
    ['matrices', `$\\begin{matrix}${'&'.repeat(200)}\\end{matrix}$ `.repeat(100)],
    ['empty lines of code', fence('', '\n'.repeat(50_000))],
    ['code of one letter a line', fence('cpp', 'a<\n'.repeat(7000))],
    ['code of direction marks', fence('', '\u061c'.repeat(20_000))],
    ['one long address', `[a]: /${'x'.repeat(20_000)}\n\n${'[a]\n'.repeat(5000)}`],
  ])('has at most 64 kB and twelve times its bytes: %s', async (_, source) => {
    const { html } = await renderMarkdown(source)
    expect(Buffer.byteLength(html)).toBeLessThan(maxHtmlBytes(Buffer.byteLength(source)))
  })

  it('keeps a whole table if only its rows are short', async () => {
    const { html, isPlain } = await renderMarkdown('| a | b | c |\n|:-:|-|-|\n| 1 |\n| 2 | 3 |')
    expect(isPlain).toBe(false)
    expect(html.match(/<td/g)).toHaveLength(6)
  })

  it('shows tables beyond the limit as text, and renders the rest', async () => {
    const { html } = await renderMarkdown(
      `# 标题\n\n| a |\n|-|\n${'| b |\n'.repeat(21_000)}\n**后**`,
    )
    expect(html).not.toContain('<table')
    expect(html).toContain('<strong>后</strong>')
  })
})

describe('code that is costly for a grammar', () => {
  it.each(['cpp', 'tsx', 'ts'])(
    'is shown within its time, without colours: %s',
    async (language) => {
      await renderMarkdown(fence(language, 'a'))
      const start = process.cpuUsage().user
      const { html, isPlain } = await renderMarkdown(
        fence(language, `${'a<'.repeat(450)}\n`.repeat(200)),
      )
      expect((process.cpuUsage().user - start) / 1000).toBeLessThan(4000)
      expect(html).not.toContain('tk-')
      expect(isPlain).toBe(false)
    },
  )

  it('does not affect the highlighting of earlier code', async () => {
    const { html } = await renderMarkdown(
      `${fence('ts', 'const a = 1')}\n\n${fence('ts', '(a\n'.repeat(2000))}`,
    )
    expect(html).toContain('<span class="tk-k">const </span>')
  })

  it('is not highlighted beyond the time limit', async () => {
    const { html } = await renderMarkdown(fence('ts', 'const a = 1'), { highlightTime: 0 })
    expect(html).not.toContain('tk-')
  })
})

it('lists at most a thousand headings, and gives each of them an anchor', async () => {
  const { html, toc, isPlain } = await renderMarkdown('## a\n\n'.repeat(3000))
  expect(isPlain).toBe(false)
  expect(toc).toHaveLength(MAX_TOC_ENTRIES)
  expect(html.match(/<h2 id=/g)).toHaveLength(3000)
})

describe('a regular text', () => {
  it('of 200 KB with sixty blocks of code in ten languages is rendered completely, with highlighting', async () => {
    const source = buildLongArticle()
    expect(Buffer.byteLength(source)).toBeGreaterThan(190_000)
    const { html, isPlain, toc } = await renderMarkdown(source)
    expect(isPlain).toBe(false)
    expect(toc).toHaveLength(61)
    const figures = html.split('<figure class="code">').slice(1)
    expect(figures).toHaveLength(60)
    for (const figure of figures) expect(figure).toContain('class="tk-')
  }, 120_000)

  it('of one long paragraph keeps its links and emphasis', async () => {
    const { html, isPlain } = await renderMarkdown(
      '一段**重要**的话，见[文档](/x)。\n'.repeat(2000),
    )
    expect(isPlain).toBe(false)
    expect(html.match(/<strong>重要<\/strong>/g)).toHaveLength(2000)
    expect(html.match(/<a href="\/x">文档<\/a>/g)).toHaveLength(2000)
  })

  it('of one long line keeps every character', async () => {
    const source = '数据库 事务，'.repeat(5000)
    expect((await renderMarkdown(source)).html).toBe(`<p>${source}</p>`)
    const emoji = '😀'.repeat(9999)
    expect((await renderMarkdown(`a${emoji}`)).html).toBe(`<p>a${emoji}</p>`)
    const tabbed = 'a\tb'.repeat(5000)
    expect((await renderMarkdown(tabbed)).html).toBe(`<p>${tabbed}</p>`)
  })
})

describe('a text shown as written', () => {
  it('says so in its first sentence', async () => {
    const { html, isPlain, toc } = await renderMarkdown(
      `# 标题\n\n<b>\n\n${'长'.repeat(1_000_001)}`,
    )
    expect(isPlain).toBe(true)
    expect(
      html.startsWith(`<p class="plain-note">${copy.plainText}</p>\n<p># 标题</p>\n<p>&lt;b></p>`),
    ).toBe(true)
    expect(toc).toEqual([])
  })

  it('is available for any text, without parsing', () => {
    const { html, text, excerpt, isPlain, blocks } = renderPlainText('\ufeff# a\r\n\r\n\ud800<i>', {
      withBlocks: true,
    })
    expect(html).toBe(
      `<p class="plain-note">${copy.plainText}</p>\n<p># a</p>\n<p>\ufffd&lt;i></p>`,
    )
    expect({ text, excerpt, isPlain }).toEqual({
      text: '# a\n\ufffd<i>',
      excerpt: '# a \ufffd<i>',
      isPlain: true,
    })
    expect(blocks).toEqual([{ html, line: 1 }])
  })
})
