import { describe, expect, it } from 'vitest'
import { renderMarkdown, toSummary } from '../src/index.ts'
import { hasCorpora, readCorpus } from './corpora.ts'

/** Milliseconds, ten times what a quiet machine takes: they tell a curve from a line. */
const RENDER_TIME = 15_000
const SUMMARY_TIME = 1000

interface Recipe {
  title: string
  prefix: string
  unit: string
  middle: string
  after_unit: string
  counts: number[]
}

const OWN: [title: string, source: string][] = [
  ['openers of pictures', '!['.repeat(20_000)],
  ['an opening fence over and over', '```'.repeat(8000)],
  ['thirty newlines', `${'\n'.repeat(30)}x`],
  ['five thousand newlines', `${'\n'.repeat(5000)}x`],
  ['stars and a letter', `${'*'.repeat(50_000)}x`],
  ['open tags', '<a '.repeat(16_000)],
  ['comments in a text', `a ${'<!-- '.repeat(20_000)}`],
  ['open quotes in tags', `a ${'<a href="'.repeat(20_000)}`],
  ['open titles of links', '[a](b "'.repeat(20_000)],
  ['emphasis inside of an unknown element', `<Foo>\n${'*a **a '.repeat(20_000)}`],
  ['unknown elements in each other', `${'<Foo>\n'.repeat(2000)}x`],
  ['containers in each other', `${'::: tip\n'.repeat(5000)}x`],
  ['one heading many times', '# 安装\n'.repeat(20_000)],
  ['lists in each other', nestedList(400)],
  ['quotes and lists in each other', `${'> - '.repeat(2000)}x`],
  ['dollars', 'a $b '.repeat(20_000)],
  ['one long line of code', `\`\`\`js\n${'a+'.repeat(100_000)}\n\`\`\``],
  ['blanks in the title of a container', `::: tip ${' '.repeat(50_000)}x {`],
  ['blanks in a line', `${' '.repeat(50_000)}x`],
  ['footnotes', `${'[^1] '.repeat(5000)}\n\n[^1]: x`],
  ['references', `${'[a] '.repeat(10_000)}\n\n[a]: /x`],
]

describe('input made to take for ever', () => {
  it.each(OWN)(
    'ends: %s',
    async (_, source) => {
      await expectToEnd(source)
    },
    30_000,
  )

  it('is shown as it was written where it is too long', async () => {
    const { html, toc } = await renderMarkdown(`# 标题\n\n<b>\n\n${'长'.repeat(1_000_001)}`)
    expect(html.startsWith('<p># 标题</p>\n<p>&lt;b></p>')).toBe(true)
    expect(toc).toEqual([])
  })

  it('leaves the rest of an article as it is', async () => {
    const { html } = await renderMarkdown(`# 标题\n\n${'*a **a '.repeat(5000)}\n\n**粗**`)
    expect(html).toContain('<h1 id="标题">标题</h1>')
    expect(html).toContain('<strong>粗</strong>')
    expect(html).toContain('*a **a')
  })
})

describe.skipIf(!hasCorpora())('the recipes for long input', () => {
  it('all end, with about the same work for each character', async () => {
    const { cases } = readCorpus<{ cases: Recipe[] }>('hostile/long-runs.json')
    for (const { prefix, unit, middle, after_unit, counts } of cases) {
      const count = Math.max(...counts)
      await expectToEnd(prefix + unit.repeat(count) + middle + after_unit.repeat(count))
    }
  }, 240_000)
})

async function expectToEnd(source: string) {
  const rendered = await timed(() => renderMarkdown(source))
  expect(rendered, source.slice(0, 40)).toBeLessThan(RENDER_TIME)
  const summarised = await timed(() => toSummary(source))
  expect(summarised, source.slice(0, 40)).toBeLessThan(SUMMARY_TIME)
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function nestedList(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}* a`).join('\n')
}
