/**
 * Prints, as JSON, how long rendering a 20 KB article with ten code blocks takes. `coldMs` is the
 * first one in a fresh process, with all grammars still to be loaded; `ms` the median afterwards.
 */
import { buildArticle } from './article.mjs'

const ROUNDS = 30

const source = buildArticle()
const started = performance.now()
const { renderMarkdown } = await import('@mozhan/markdown')
const loadMs = performance.now() - started
const coldMs = await time(() => renderMarkdown(source))
const times = []
for (let round = 0; round < ROUNDS; round += 1) times.push(await time(() => renderMarkdown(source)))
times.sort((a, b) => a - b)

const round = (value) => Math.round(value * 10) / 10
const { html } = await renderMarkdown(source)
process.stdout.write(
  `${JSON.stringify({
    ms: round(times[ROUNDS / 2]),
    bestMs: round(times[0]),
    coldMs: round(coldMs),
    loadMs: round(loadMs),
    sourceBytes: Buffer.byteLength(source),
    htmlBytes: Buffer.byteLength(html),
  })}\n`,
)

async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}
