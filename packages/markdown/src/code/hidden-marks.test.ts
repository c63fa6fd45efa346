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

describe('hidden characters in code', () => {
  it.each(['', 'ts'])('are marked in a block, and copied unchanged: %s', async (language) => {
    const { html } = await renderMarkdown(fence(language))
    for (const name of ['U+202E', 'U+2066', 'U+2069', 'U+200F', 'U+061C']) {
      expect(html).toContain(`data-code="${name}"`)
    }
    expect(html).toContain('<p class="code-note">')
    expect(html).toContain(copy.code.hiddenName(copy.code.hiddenNames['U+202E'] ?? '', 'U+202E'))
    expect(copied(html)).toBe(SOURCE)
  })

  it.each(['\u200b', '\u200c', '\u2060', '\ufeff', '\u00ad', '\u3164'])(
    'are marked with their name: %j',
    async (character) => {
      const source = `let a${character}b = 1`
      const { html } = await renderMarkdown(`\`\`\`js\n${source}\n\`\`\``)
      const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      const title = copy.code.hiddenName(copy.code.hiddenNames[code] ?? '', code)
      expect(html).toContain(
        `<bdi class="hidden-mark" data-code="${code}" title="${title}">${character}</bdi>`,
      )
      expect(html).toContain(copy.code.hidden([title], false))
      expect(copied(html)).toBe(source)
    },
  )

  it('that have a width are framed, so that columns stay aligned', async () => {
    const { html } = await renderMarkdown('```\n├──\u00a0\u00a0a\n```')
    expect(html).toContain('<bdi class="blank-mark" data-code="U+00A0"')
    expect(html).toContain('>\u00a0\u00a0</bdi>')
  })

  it('are marked inline, and copied unchanged', async () => {
    const { html } = await renderMarkdown(`前 \`${SOURCE}\` 后`)
    expect(html).toContain('<code translate="no" title="')
    expect(html).toContain('<bdi class="hidden-mark" data-code="U+202E"')
    expect(copied(html)).toBe(SOURCE)
  })

  it('are isolated without marks if the marks would exceed the limit', async () => {
    const { html } = await renderMarkdown(`\`\`\`\n${'\u202e'.repeat(20_000)}\n\`\`\``)
    expect(html).toContain('<figure class="code is-bare">')
    expect(html).toContain('<bdi>\u202e</bdi>')
  })

  it('are not the joiners of an emoji, nor ordinary text', async () => {
    const { html } = await renderMarkdown('```\n普通 👩‍💻 👩🏽‍💻 ❤️‍🔥\n```\n\n`普通`')
    expect(html).not.toContain('bdi')
    expect(html).not.toContain('code-note')
  })
})

describe('code', () => {
  it('is not translated', async () => {
    const { html } = await renderMarkdown('`a`\n\n```js\nlet a\n```\n\n```mermaid\ngraph TD\n```')
    expect(html.match(/<(?:code|pre)[^>]* translate="no"/g)).toHaveLength(3)
  })
})
