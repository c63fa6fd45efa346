import { Window } from 'happy-dom'
import { htmlEventAttributes } from 'html-event-attributes'
import { describe, expect, it } from 'vitest'
import { cutText, renderMarkdown, toSummary } from '../src/index.ts'
import { ALLOWED_TAGS } from '../src/tree/tags.ts'
import { CUT_TEXTS } from './fixtures/cut-text.ts'
import { XSS_HTML } from './fixtures/xss-html.ts'
import { XSS_MARKDOWN } from './fixtures/xss-markdown.ts'
import { type Element, elementsOf, isStable } from './html.ts'

/** Elements that the renderer adds after the sanitiser, besides those that authors may write. */
const OUR_TAGS = new Set([...ALLOWED_TAGS, 'input', 'section', 'math', 'semantics', 'annotation'])
const MATHML =
  /^(?:m(?:frac|i|multiscripts|n|o|over|padded|phantom|row|space|sqrt|root|style|sub|subsup|sup|table|td|text|tr|under|underover|prescripts)|menclose|merror|mpadded)$/
const page = new Window()
const ADDRESSES = ['href', 'src', 'xlink:href', 'action', 'poster', 'data', 'formaction', 'cite']

/** Event handlers of SVG, touch screens and single browsers. */
const OTHER_HANDLERS =
  'onbegin onend onrepeat ontouchstart ontouchend onpointerdown onanimationend ontransitionend onbeforecopy onmousewheel onsearch onwebkitanimationend onfocusin onactivate onbeforescriptexecute onreadystatechange onpropertychange onanything'.split(
    ' ',
  )

describe('hostile markup', () => {
  it.each([
    ['HTML', XSS_HTML],
    ['Markdown', XSS_MARKDOWN],
  ])(
    'in %s leaves nothing active on the page',
    async (_, sources) => {
      const failures: string[] = []
      for (const source of sources) {
        for (const form of [source, `前 ${source} 后`, `[a](${source})`, `> - ${source}`]) {
          const { html } = await renderMarkdown(form)
          failures.push(
            ...violations(html).map((violation) => `${source}: ${violation} in ${html}`),
          )
        }
      }
      expect(failures.slice(0, 5)).toEqual([])
    },
    120_000,
  )

  it('loses every event handler', async () => {
    const names = [...htmlEventAttributes, ...OTHER_HANDLERS]
    expect(names.length).toBeGreaterThan(90)
    const source = names.map(
      (name) => `<b ${name}="alert(1)">x</b> <img src="/x" ${name}=alert(1)>`,
    )
    const { html } = await renderMarkdown(source.join('\n\n'))
    expect(violations(html)).toEqual([])
  })
})

describe('truncated text', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

  it.each(CUT_TEXTS.map((text) => [text]))(
    'never ends in the middle of a character: %j',
    (text) => {
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment)
      for (let limit = 1; limit <= graphemes.length; limit += 1) {
        const cut = cutText(text, limit)
        expect(cut.isWellFormed()).toBe(true)
        if (text.isWellFormed()) expect(cut).toBe(graphemes.slice(0, limit).join(''))
      }
      expect(cutText(text, graphemes.length)).toBe(text.toWellFormed())
      expect(toSummary(text, 3).isWellFormed()).toBe(true)
    },
  )
})

/** Lists what must not be in any HTML. */
function violations(html: string): string[] {
  const found = elementsOf(html).flatMap((element) => [
    ...(isKnown(element) ? [] : [`element ${element.tagName}`]),
    ...element.attrs.flatMap(({ name, value }) => attributeViolations(element, name, value)),
  ])
  if (!isStable(html)) found.push('a second reading differs')
  return found
}

function isKnown({ tagName }: Element): boolean {
  return OUR_TAGS.has(tagName) || MATHML.test(tagName)
}

function attributeViolations(element: Element, name: string, value: string): string[] {
  const found: string[] = []
  if (/^(?:on|style$|srcdoc$|formaction$|srcset$|is$)/.test(name)) found.push(`attribute ${name}`)
  if (name === 'name' || (name === 'id' && (value in page.document || value in page))) {
    found.push(`${name}="${value}" shadows the document`)
  }
  if (ADDRESSES.includes(name)) {
    const url = URL.parse(value, 'https://blog.test/article/1')
    if (url && !/^(?:https?|mailto):$/.test(url.protocol)) {
      found.push(`${element.tagName} ${name}=${value}`)
    }
  }
  return found
}
