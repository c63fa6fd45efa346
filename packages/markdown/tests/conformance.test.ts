import { describe, expect, it } from 'vitest'
import {
  COMMONMARK,
  GFM,
  GFM_EXTENSIONS,
  type Intended,
  MARKDOWN_IT,
} from './conformance.intended.ts'
import { hasCorpora, readCorpus } from './corpora.ts'
import { normalise } from './html.ts'
import { renderRaw } from './render-raw.ts'

interface Example {
  example?: number
  markdown: string
  html: string
}

const SUITES: [file: string, intended: Intended][] = [
  ['commonmark-0.31.2', COMMONMARK],
  ['gfm-0.29', GFM],
  ['gfm-extensions', GFM_EXTENSIONS],
  ['markdown-it-fixtures', MARKDOWN_IT],
]

describe.skipIf(!hasCorpora())('what the parser makes of a suite', () => {
  it.each(SUITES)('is what %s expects, but for the written list', (file, intended) => {
    const differing = readExamples(file)
      .map((example, index) => ({ ...example, number: example.example ?? index }))
      .filter(({ markdown, html }) => comparable(renderRaw(markdown)) !== comparable(html))
      .map(({ number }) => String(number))
    // Both ways: a difference that is not on the list, and an entry that is no difference any more.
    expect(differing).toEqual(Object.keys(intended))
  })

  it('makes bold what CommonMark leaves with its stars beside Chinese punctuation', () => {
    const { cases } = readCorpus<{ cases: { id: string; markdown: string }[] }>(
      'markdown/cjk-emphasis.json',
    )
    const starred = cases.filter(({ markdown }) => textWithoutCode(markdown).includes('**'))
    expect(starred.map(({ id }) => id)).toEqual([])
  })
})

function readExamples(file: string): Example[] {
  const content = readCorpus<Example[] | { cases: Example[] }>(`markdown/${file}.json`)
  return Array.isArray(content) ? content : content.cases
}

/** One spelling for what is the same: alignment, deletion, classes of task lists, empty bodies. */
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
