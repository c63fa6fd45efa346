import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { cutText, renderMarkdown, toSummary } from '../src/index.ts'
import { ALLOWED_TAGS } from '../src/tree/tags.ts'
import { hasCorpora, readCorpus } from './corpora.ts'
import { type Element, elementsOf, isStable } from './html.ts'

interface Payload {
  id: string
  payload?: string
  markdown?: string
  dirty?: string
}

/** Elements of our own, added after the sanitiser, beside those an author may write. */
const OUR_TAGS = new Set([...ALLOWED_TAGS, 'input', 'section', 'math', 'semantics', 'annotation'])
const MATHML =
  /^(?:m(?:frac|i|multiscripts|n|o|over|padded|phantom|row|space|sqrt|root|style|sub|subsup|sup|table|td|text|tr|under|underover|prescripts)|menclose|merror|mpadded)$/
const page = new Window()
const ADDRESSES = ['href', 'src', 'xlink:href', 'action', 'poster', 'data', 'formaction', 'cite']

describe.skipIf(!hasCorpora())('hostile markup', () => {
  it.each([
    ['xss-payloads', 'payloads'],
    ['xss-markdown', 'cases'],
    ['xss-dompurify-expect', 'cases'],
  ])(
    'of %s leaves nothing active on the page',
    async (file, key) => {
      const content = readCorpus<Record<string, Payload[]>>(`hostile/${file}.json`)
      const payloads = content[key] ?? Object.values(content).find(Array.isArray) ?? []
      expect(payloads.length).toBeGreaterThan(50)
      const failures: string[] = []
      for (const { id, payload, markdown, dirty } of payloads) {
        const source = payload ?? markdown ?? dirty ?? ''
        for (const form of [source, `前 ${source} 后`, `[a](${source})`, `> - ${source}`]) {
          const { html } = await renderMarkdown(form)
          failures.push(...violations(html).map((violation) => `${id}: ${violation} in ${html}`))
        }
      }
      expect(failures.slice(0, 5)).toEqual([])
    },
    120_000,
  )

  it('with any event handler loses it', async () => {
    const { names } = readCorpus<{ names: string[] }>('hostile/xss-event-handler-names.json')
    const source = names.map(
      (name) => `<b ${name}="alert(1)">x</b> <img src="/x" ${name}=alert(1)>`,
    )
    const { html } = await renderMarkdown(source.join('\n\n'))
    expect(violations(html)).toEqual([])
  })
})

describe.skipIf(!hasCorpora())('text that is cut', () => {
  interface Cut {
    text: string
    graphemes: number
    /** Absent where there are too many. */
    firstGraphemes?: string[]
  }

  it('never ends in the middle of a character', () => {
    const { cases } = readCorpus<{ cases: Cut[] }>('hostile/unicode-truncation.json')
    for (const { text, firstGraphemes = [], graphemes } of cases) {
      for (let limit = 1; limit <= firstGraphemes.length; limit += 1) {
        const cut = cutText(text, limit)
        expect(cut.isWellFormed()).toBe(true)
        if (text.isWellFormed()) expect(cut).toBe(firstGraphemes.slice(0, limit).join(''))
      }
      expect(cutText(text, graphemes)).toBe(text.toWellFormed())
      expect(toSummary(text, 3).isWellFormed()).toBe(true)
    }
  })
})

/** What must not be in the HTML of any text. */
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
