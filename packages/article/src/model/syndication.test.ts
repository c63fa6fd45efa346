import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { describe, expect, it } from 'vitest'
import { toAbsoluteHtml } from './absolute-html.ts'
import { type Syndication, toAtom, toRss, withinBytes } from './syndication.ts'

const HOSTILE = '\u0010\u001F\uD800\uFFFF A & B <script>x</script> ]]> "引号" \r\n🎉'
const CLEAN = ' A & B <script>x</script> ]]> "引号" \r\n🎉'

const feed: Syndication = {
  title: HOSTILE,
  description: HOSTILE,
  url: 'https://a.test/?a=1&b=2',
  selfUrl: 'https://a.test/rss.xml',
  siteName: '墨栈',
  updated: '2026-11-28T08:00:00.000Z',
  entries: [
    {
      title: HOSTILE,
      url: 'https://a.test/article/1',
      author: { name: HOSTILE, url: 'https://a.test/user/1' },
      published: '2026-11-27T08:00:00.000Z',
      updated: '2026-11-28T08:00:00.000Z',
      labels: [HOSTILE],
      summary: HOSTILE,
      html: `<p>正文 &amp; ]]> \u0008<code>a &#x3C; b</code></p>`,
    },
  ],
}

/** The texts of all elements with a name, from a strict XML parser. */
function read(xml: string, name: string): string[] {
  const texts: string[] = []
  const visit = (element: XmlElement) => {
    if (element.name === name) texts.push(element.text)
    for (const child of element.children) if (child instanceof XmlElement) visit(child)
  }
  const { root } = parseXml(xml)
  if (root) visit(root)
  return texts
}

describe.each([
  ['RSS', toRss, 'content:encoded'],
  ['Atom', toAtom, 'content'],
] as const)('%s', (_, write, content) => {
  it('produces valid XML from hostile text and preserves the text', () => {
    const xml = write(feed)
    expect(read(xml, 'title')).toEqual([CLEAN, CLEAN])
    expect(read(xml, content)).toEqual(['<p>正文 &amp; ]]> <code>a &#x3C; b</code></p>'])
  })

  it('produces valid XML without entries', () => {
    expect(read(write({ ...feed, entries: [] }), 'title')).toEqual([CLEAN])
  })
})

describe('toAbsoluteHtml', () => {
  const absolute = (html: string) => toAbsoluteHtml(html, 'https://a.test/article/1')

  it('adds the origin to site addresses and the page to anchors', () => {
    expect(
      absolute('<img alt="a > b" src="/files/a.png" srcset="/files/a.png 1x, /b.png 2x">'),
    ).toBe(
      '<img alt="a > b" src="https://a.test/files/a.png" srcset="https://a.test/files/a.png 1x, https://a.test/b.png 2x">',
    )
    expect(absolute('<a href="#节">x</a><a href="/user/2">y</a>')).toBe(
      '<a href="https://a.test/article/1#%E8%8A%82">x</a><a href="https://a.test/user/2">y</a>',
    )
  })

  it('does not change other addresses and code', () => {
    const html =
      '<a href="https://b.test/">b</a><a href="//c.test/">c</a><code> src="/x" &#x3C;a href="/y"></code>'
    expect(absolute(html)).toBe(html)
  })
})

it('includes full texts up to the limit and summaries for the rest', () => {
  const [entry] = feed.entries
  if (entry === undefined) throw new Error('no entry')
  const texts = ['甲'.repeat(30), '乙'.repeat(30), '丙'].map((html) => ({ ...entry, html }))
  const limited = withinBytes(texts, 100)
  expect(limited.map(({ html }) => html)).toEqual(['甲'.repeat(30), undefined, '丙'])
  for (const write of [toRss, toAtom]) {
    const xml = write({ ...feed, entries: limited })
    expect(xml).not.toContain('乙')
    expect(read(xml, write === toRss ? 'description' : 'summary').length).toBeGreaterThan(2)
  }
})
