import { createApp } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { requestSearch } from './request-search.ts'
import type { BenchQuery } from './search-corpus.ts'

const DEPTH = 10

/** Recall and mean reciprocal rank over the queries whose expected article is known, in total and by kind. */
export async function measureRelevance(
  context: AppContext,
  queries: readonly BenchQuery[],
  idOf: ReadonlyMap<string, string>,
) {
  const app = createApp(context)
  const known = queries.filter((query) => query.expect !== null)
  const ranks = new Map<BenchQuery, number>()
  for (const query of known) {
    const ids = await requestSearch(app, query.q, DEPTH)
    ranks.set(query, ids.indexOf(idOf.get(query.expect ?? '') ?? '') + 1)
    if (process.env.BENCH_MISSES && (ranks.get(query) ?? 0) !== 1) {
      process.stderr.write(
        `${query.kind} | ${query.q} | ${ranks.get(query)} of ${query.max_rank} | ${query.expect}\n`,
      )
    }
  }
  const recall = (some: readonly BenchQuery[]) =>
    some.filter((query) => (ranks.get(query) ?? 0) > 0).length / some.length
  const mrr = (some: readonly BenchQuery[]) =>
    some.reduce((sum, query) => sum + (ranks.get(query) ? 1 / (ranks.get(query) ?? 1) : 0), 0) /
    some.length
  const kinds = [...Map.groupBy(known, (query) => query.kind)]
  const titles = known.filter((query) => query.kind === 'title')
  const first = titles.filter((query) => ranks.get(query) === 1).length
  const isWithin = (query: BenchQuery) => {
    const rank = ranks.get(query) ?? 0
    return rank > 0 && rank <= (query.max_rank ?? DEPTH)
  }
  return [
    ...kinds.map(([kind, some]) => ({
      label: `召回@${DEPTH} 与 MRR，${kind}`,
      value: recall(some).toFixed(3),
      note: `${mrr(some).toFixed(3)}（${some.length} 个）`,
    })),
    {
      label: '在要求名次之内',
      value: `${known.filter(isWithin).length}`,
      note: `共 ${known.length}`,
    },
    {
      label: `召回@${DEPTH}`,
      value: recall(known).toFixed(3),
      note: '下限 0.95',
      ok: recall(known) >= 0.95,
    },
    { label: 'MRR', value: mrr(known).toFixed(3), note: '下限 0.85', ok: mrr(known) >= 0.85 },
    {
      label: '完整标题排第一',
      value: `${first}`,
      note: `共 ${titles.length}`,
      ok: first === titles.length,
    },
  ]
}
