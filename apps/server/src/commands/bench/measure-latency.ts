import { createApp } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { requestSearch } from './request-search.ts'
import type { BenchQuery } from './search-corpus.ts'

const PAGE = 20
/** The first round warms up the caches of the database and of the server. */
const ROUNDS = 2

/** Median, p95 and maximum latency of the queries of the corpus, sent one after another. */
export async function measureLatency(context: AppContext, queries: readonly BenchQuery[]) {
  const app = createApp(context)
  const times: { q: string; ms: number }[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.length = 0
    for (const { q } of queries) {
      const started = performance.now()
      await requestSearch(app, q, PAGE)
      times.push({ q, ms: performance.now() - started })
    }
  }
  times.sort((a, b) => a.ms - b.ms)
  if (process.env.BENCH_MISSES) {
    for (const { q, ms } of times.slice(-15))
      process.stderr.write(`${ms.toFixed(0)} ms | ${q.slice(0, 50)}\n`)
  }
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]?.ms ?? 0
  return [
    ['中位', at(0.5)],
    ['p95', at(0.95)],
    ['最慢', at(1)],
  ].map(([label, ms]) => ({
    label: String(label),
    ms: Number(ms),
    value: `${Number(ms).toFixed(1)} ms`,
  }))
}
