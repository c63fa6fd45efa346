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

/** The text of the code element, which is what the button and a selection copy. */
function copied(html: string): string {
  const code = /<code[^>]*>[\s\S]*<\/code>/.exec(html)?.[0] ?? ''
  return parseFragment(code).childNodes.map(textOf).join('')
}

describe('characters that turn the direction of code', () => {
  it.each(['', 'ts'])('are marked in a block, and copied as they are: %s', async (language) => {
    const { html } = await renderMarkdown(fence(language))
    for (const name of ['U+202E', 'U+2066', 'U+2069', 'U+200F', 'U+061C']) {
      expect(html).toContain(`data-code="${name}"`)
    }
    expect(html).toContain(`<p class="code-note">${copy.code.bidi}</p>`)
    expect(copied(html)).toBe(SOURCE)
  })

  it('are marked in a line, and copied as they are', async () => {
    const { html } = await renderMarkdown(`前 \`${SOURCE}\` 后`)
    expect(html).toContain(`<code title="${copy.code.bidi}">`)
    expect(html).toContain('<bdi class="bidi-mark" data-code="U+202E">\u202e</bdi>')
    expect(copied(html)).toBe(SOURCE)
  })

  it('stand alone, so that they turn nothing, where the marks would be too many', async () => {
    const { html } = await renderMarkdown(`\`\`\`\n${'\u202e'.repeat(20_000)}\n\`\`\``)
    expect(html).toContain('<figure class="code is-bare">')
    expect(html).toContain('<bdi>\u202e</bdi>')
  })

  it('are no news in code without them', async () => {
    const { html } = await renderMarkdown('```\n普通\n```\n\n`普通`')
    expect(html).not.toContain('bdi')
    expect(html).not.toContain('code-note')
  })
})
