// `node src/commands/bench/search.ts --corpus <folder> [--database <url>] --sizes 10000,100000`: measures relevance and
// latency of the search. Prints one JSON row per line. Without --database it measures PGlite.
import { parseArgs } from 'node:util'
import { users } from '../../platform/db/schema/index.ts'
import { measureLatency } from './measure-latency.ts'
import { measureRelevance } from './measure-relevance.ts'
import { importCorpus, multiply, readQueries } from './search-corpus.ts'
import { withBenchContext } from './with-bench-context.ts'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: '' },
    database: { type: 'string' },
    sizes: { type: 'string', default: '10000' },
  },
})
const { corpus, database } = values
const sizes = values.sizes.split(',').map(Number)
const LARGE = 100_000

/** One measured value. */
interface Row {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly ok?: boolean
}

const queries = readQueries(corpus)
const kind = database === undefined ? 'PGlite' : 'PostgreSQL'
await withBenchContext(database, async (context) => {
  await context.db.insert(users).values({ id: '1', username: 'bench', nickName: 'bench' })
  const idOf = await importCorpus(context, corpus, 'bench')
  for (const row of await measureRelevance(context, queries, idOf)) printRow(row)
  for (const size of sizes) {
    await multiply(context, size)
    for (const row of await measureLatency(context, queries)) {
      printRow({ ...row, label: `${size} 篇，${row.label}`, ...limitOf(size, row) })
    }
  }
})

/** The only latency limit: p95 of 50 ms with 100,000 articles on PostgreSQL. */
function limitOf(size: number, { label, ms }: { label: string; ms: number }) {
  if (kind !== 'PostgreSQL' || size !== LARGE || !label.endsWith('p95')) return {}
  return { note: '上限 50', ok: ms <= 50 }
}

function printRow({ label, value, note, ok }: Row): void {
  process.stdout.write(`${JSON.stringify({ label: `${kind}：${label}`, value, note, ok })}\n`)
}
