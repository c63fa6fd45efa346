/**
 * Prints, as JSON, the time for rendering a 20 KB article with ten code blocks. `coldMs` is the
 * first one in a new process, with all grammars to be loaded; `ms` the median afterwards.
 * `longMs` is the best time of an article of 200 KB with sixty code blocks in ten languages.
 */
import { buildArticle, buildLongArticle } from './article.mjs'

const ROUNDS = 30
const LONG_ROUNDS = 4

const source = buildArticle()
const started = performance.now()
const { renderMarkdown } = await import('@mozhan/markdown')
const loadMs = performance.now() - started
const coldMs = await time(() => renderMarkdown(source))
const times = []
for (let round = 0; round < ROUNDS; round += 1) times.push(await time(() => renderMarkdown(source)))
times.sort((a, b) => a - b)

const long = buildLongArticle()
const longTimes = []
for (let round = 0; round < LONG_ROUNDS; round += 1) {
  longTimes.push(await time(() => renderMarkdown(long)))
}

const round = (value) => Math.round(value * 10) / 10
const { html } = await renderMarkdown(source)
process.stdout.write(
  `${JSON.stringify({
    ms: round(times[ROUNDS / 2]),
    bestMs: round(times[0]),
    coldMs: round(coldMs),
    loadMs: round(loadMs),
    longMs: round(Math.min(...longTimes)),
    longBytes: Buffer.byteLength(long),
    sourceBytes: Buffer.byteLength(source),
    htmlBytes: Buffer.byteLength(html),
  })}\n`,
)

async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}
