import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../src/index.ts'
import { expectLinear, SUBJECTS } from './growth.ts'

const MATH =
  /<div class="math" tabindex="0">(<math.*?<\/math>)<\/div>|<span class="math-inline"><math.*?<\/math><\/span>/gs
const SOURCE = /<annotation encoding="application\/x-tex">(.*?)<\/annotation>/s

/** HTML with the sources of formulas: inline ones in `⟨ ⟩`, display formulas in `⟪ ⟫`. */
async function drawn(source: string): Promise<string> {
  const { html } = await renderMarkdown(source)
  return html.replace(MATH, (formula, block) => {
    const tex = SOURCE.exec(formula)?.[1] ?? ''
    return block ? `⟪${tex}⟫` : `⟨${tex}⟩`
  })
}

describe('formulas between brackets with backslashes', () => {
  it.each([
    ['a formula in a sentence', '行内 \\(E=mc^2\\)。', '<p>行内 ⟨E=mc^2⟩。</p>'],
    ['a single letter', '共 \\(n\\) 个', '<p>共 ⟨n⟩ 个</p>'],
    ['brackets inside', '\\(f(x)[1]\\)', '<p>⟨f(x)[1]⟩</p>'],
    ['a formula on two lines', '\\(a\nb\\)', '<p>⟨a\nb⟩</p>'],
    ['a line of its own', '\\[\\int_0^1 x\\,dx\\]', '⟪\\int_0^1 x\\,dx⟫'],
    ['the last line of a paragraph', '块：\n\\[x^2\\]', '<p>块：</p>\n⟪x^2⟫'],
    ['several lines', '前\n\\[\na\n- b\n+ c\n\\]\n后', '<p>前</p>\n⟪a\n- b\n+ c⟫\n<p>后</p>'],
    ['lines of numbers', '\\[\n1\n+ 2\n\\]', '⟪1\n+ 2⟫'],
    ['a matrix', '\\[a \\\\[2pt] b\\]', '⟪a \\\\[2pt] b⟫'],
    ['a display formula in a sentence', '由 \\[a=b\\] 得', '<p>由 ⟨a=b⟩ 得</p>'],
    ['a list', '- 一\n\n  \\[\n  x^2\n  \\]', '<ul>\n<li>\n<p>一</p>\n⟪x^2⟫\n</li>\n</ul>'],
    ['a quote', '> \\[\n> x^2\n> \\]', '<blockquote>\n⟪x^2⟫\n</blockquote>'],
    ['emphasis', '**\\(g\\)**', '<p><strong>⟨g⟩</strong></p>'],
  ])('are rendered in %s', async (_, source, html) => {
    expect(await drawn(source)).toBe(html)
  })

  it('are rendered in cells of a table, where pipes are escaped', async () => {
    const html = await drawn('| a |\n| - |\n| \\(x\\|y\\) |\n| \\[y^2\\] |')
    expect(html).toContain('<td>⟨x|y⟩</td>')
    expect(html).toContain('<td>⟨y^2⟩</td>')
  })

  it.each([
    ['inline code', '`\\(a=b\\)`', '<p><code translate="no">\\(a=b\\)</code></p>'],
    ['a sign without a partner', '一个 \\[ 没有', '<p>一个 [ 没有</p>'],
    ['a sign without a partner before a list', '\\[\n- a', '<p>[</p>\n<ul>\n<li>a</li>\n</ul>'],
    ['a blank line inside', '\\[ a=1\n\nb \\]', '<p>[ a=1</p>\n<p>b ]</p>'],
    ['another pair', '\\(a\\]', '<p>(a]</p>'],
    ['the first of two opening signs', '\\( 与 \\(a\\)', '<p>( 与 ⟨a⟩</p>'],
    ['escaped backslashes', '\\\\(a\\\\)', '<p>\\(a\\)</p>'],
    ['nothing inside', '\\(\\) \\( \\) \\[\\]', '<p>() ( ) []</p>'],
    ['prose', '他说 \\(没有，是的\\) 对', '<p>他说 (没有，是的) 对</p>'],
    ['escaped brackets of notes', '\\[注\\] 见 \\[1\\]、\\[x\\]', '<p>[注] 见 [1]、[x]</p>'],
    ['a directive', '前\n\\[TOC\\]', '<p>前\n[TOC]</p>'],
  ])('are text with %s', async (_, source, html) => {
    expect((await drawn(source)).replace(' ', ' ')).toBe(html.replace(' ', ' '))
  })

  it('are code in a fence', async () => {
    const { html } = await renderMarkdown('```tex\n\\[\nx=1\n\\]\n\\(a\\)\n```')
    expect(html).not.toContain('<math')
    expect(html.replace(/<[^>]*>/g, '')).toContain('\\[\nx=1\n\\]\n\\(a\\)')
  })

  it.each([
    ['\\('],
    ['\\['],
    ['\\(\\['],
    ['\\[\n'],
    ['\\[ a\n'],
    ['\\(a=b\\) '],
    ['\\[a=b\\]\n\n'],
    ['\\]'],
    ['\\[\n\n'],
  ])('take time in proportion to the text: %j', async (unit) => {
    await expectLinear((size) => unit.repeat(Math.ceil(size / unit.length)), 8000, SUBJECTS)
  })
})
