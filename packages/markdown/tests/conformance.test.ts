import { tests as commonmark } from 'commonmark-spec'
import { describe, expect, it } from 'vitest'
import { COMMONMARK, GFM, type Intended } from './conformance.intended.ts'
import { CJK_PLAIN, CJK_STRONG } from './fixtures/cjk-emphasis.ts'
import { GFM_EXAMPLES } from './fixtures/gfm.ts'
import { normalise } from './html.ts'
import { renderRaw } from './render-raw.ts'

interface Example {
  readonly title: string
  readonly markdown: string
  readonly html: string
}

/** CommonMark writes tabs as arrows. */
const tabs = (text: string) => text.replaceAll('→', '\t')

const COMMONMARK_EXAMPLES: Example[] = commonmark.map(({ number, markdown, html }) => ({
  title: String(number),
  markdown: tabs(markdown),
  html: tabs(html),
}))

describe('parser and specification', () => {
  it.each<[name: string, examples: readonly Example[], count: number, intended: Intended]>([
    ['CommonMark 0.31.2', COMMONMARK_EXAMPLES, 652, COMMONMARK],
    ['GFM', GFM_EXAMPLES, GFM_EXAMPLES.length, GFM],
  ])('does what %s expects, except for the written list', (_, examples, count, intended) => {
    expect(examples).toHaveLength(count)
    const differing = examples
      .filter(({ markdown, html }) => comparable(renderRaw(markdown)) !== comparable(html))
      .map(({ title }) => title)
    // Both ways: an unlisted difference fails, and so does a listed one that no longer exists.
    expect(differing).toEqual(Object.keys(intended))
  })

  it.each(CJK_STRONG.map((markdown) => [markdown]))(
    'makes bold what stands beside Chinese punctuation: %s',
    (markdown) => {
      const html = textWithoutCode(markdown)
      expect(html).toContain('<strong>')
      expect(html).not.toContain('**')
    },
  )

  it.each(CJK_PLAIN.map((markdown) => [markdown]))('leaves the asterisks of %s', (markdown) => {
    expect(renderRaw(markdown)).not.toContain('<strong>')
  })
})

describe('names of object properties', () => {
  it.each(['__proto__', 'hasOwnProperty', 'constructor', 'toString'])(
    '%s is the name of a reference like others',
    (name) => {
      expect(renderRaw(`[${name}]\n\n[${name}]: /x`)).toContain('<a href="/x">')
      expect(renderRaw(`[${name}]`)).not.toContain('<a')
    },
  )
})

describe('addresses that cannot be decoded', () => {
  it.each(['%C3', '&#x25;test', '&#xD800;', '%zz'])('%s stays a link', (address) => {
    expect(renderRaw(`[a](<${address}>)`)).toMatch(/^<p><a href="[^"]+">a<\/a><\/p>$/)
  })
})

/** Normalises equivalent HTML: alignment, deletion, classes of task lists, empty bodies. */
function comparable(html: string): string {
  return normalise(html)
    .replace(/style="text-align:(\w+)"/g, 'align="$1"')
    .replace(/<(\/?)s>/g, '<$1del>')
    .replace(/ class="(?:contains-task-list|task-list-item)"/g, '')
    .replaceAll('<tbody></tbody>', '')
}

function textWithoutCode(markdown: string): string {
  return renderRaw(markdown).replace(/<(code|pre)>[\s\S]*?<\/\1>/g, '')
}
