import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { renderMarkdown } from '../render.ts'

const SOURCE = 'if (isAdmin\u202e \u2066// 检查\u2069 \u2066begin) {\u200f\u061c'
const fence = (language: string) => `\`\`\`${language}\n${SOURCE}\n\`\`\``

type Node = DefaultTreeAdapterTypes.ChildNode

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** The text of the code element, which the copy button and a selection copy. */
function copied(html: string): string {
  const code = /<code[^>]*>[\s\S]*<\/code>/.exec(html)?.[0] ?? ''
  return parseFragment(code).childNodes.map(textOf).join('')
}

describe('bidirectional control characters in code', () => {
  it.each(['', 'ts'])('are marked in a block, and copied unchanged: %s', async (language) => {
    const { html } = await renderMarkdown(fence(language))
    for (const name of ['U+202E', 'U+2066', 'U+2069', 'U+200F', 'U+061C']) {
      expect(html).toContain(`data-code="${name}"`)
    }
    expect(html).toContain(`<p class="code-note">${copy.code.bidi}</p>`)
    expect(copied(html)).toBe(SOURCE)
  })

  it('are marked inline, and copied unchanged', async () => {
    const { html } = await renderMarkdown(`前 \`${SOURCE}\` 后`)
    expect(html).toContain(`<code title="${copy.code.bidi}">`)
    expect(html).toContain('<bdi class="bidi-mark" data-code="U+202E">\u202e</bdi>')
    expect(copied(html)).toBe(SOURCE)
  })

  it('are isolated without marks if the marks would exceed the limit', async () => {
    const { html } = await renderMarkdown(`\`\`\`\n${'\u202e'.repeat(20_000)}\n\`\`\``)
    expect(html).toContain('<figure class="code is-bare">')
    expect(html).toContain('<bdi>\u202e</bdi>')
  })

  it('do not affect other code', async () => {
    const { html } = await renderMarkdown('```\n普通\n```\n\n`普通`')
    expect(html).not.toContain('bdi')
    expect(html).not.toContain('code-note')
  })
})
