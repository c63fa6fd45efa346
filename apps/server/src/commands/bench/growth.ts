// `node src/commands/bench/growth.ts --database <url> --sizes 1000,100000,1000000`: compares the latency of lists on a
// large and a small site. Prints one JSON row per line.
import { parseArgs } from 'node:util'
import type { Hono } from 'hono'
import { createApp } from '../../app.ts'
import {
  FIRST_AUTHOR,
  FIRST_CHANNEL,
  FIRST_LABEL,
  insertArticlesUpTo,
  insertAuthorsAndLabels,
} from './grow-articles.ts'
import { withBenchContext } from './with-bench-context.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const REQUESTS = 300
const PAGE = 20
/** Allowed ratio of the median latency on the largest site to that on the smallest, noise included. */
const MAX_RATIO = 1.5

/** The lists that readers see, and a page in the middle of the longest one. */
const LISTS: Record<string, (size: number) => object> = {
  首页: () => ({}),
  最热: () => ({ sort: 'hot' }),
  频道: () => ({ categoryId: String(FIRST_CHANNEL) }),
  标签: () => ({ labelId: String(FIRST_LABEL) }),
  作者: () => ({ userId: String(FIRST_AUTHOR) }),
  正中的一页: (size) => ({ current: Math.floor(size / PAGE / 2) }),
}

await withBenchContext(values.database, async (context) => {
  await insertAuthorsAndLabels(context.db)
  const app = createApp(context)
  const first = new Map<string, number>()
  let grown = 0
  for (const size of sizes) {
    await insertArticlesUpTo(context.db, grown, size)
    grown = size
    for (const [name, filterOf] of Object.entries(LISTS)) {
      const ms = await measure(app, filterOf(size))
      const ratio = ms / (first.get(name) ?? ms)
      first.set(name, first.get(name) ?? ms)
      const isLast = size === sizes.at(-1) && sizes.length > 1
      printRow({
        label: `${size} 篇，${name}：中位`,
        value: `${ms.toFixed(2)} ms`,
        note: `${ratio.toFixed(2)} 倍${isLast ? `，上限 ${MAX_RATIO}` : ''}`,
        ...(isLast ? { ok: ratio <= MAX_RATIO } : {}),
      })
    }
  }
})

/** Median latency in ms. The first third of the requests warms up caches and is not counted. */
async function measure(app: Hono, filter: object): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    const started = performance.now()
    await requestList(app, filter)
    times.push(performance.now() - started)
  }
  const settled = times.slice(REQUESTS / 3).sort((a, b) => a - b)
  return settled[Math.floor(settled.length / 2)] ?? 0
}

async function requestList(app: Hono, filter: object): Promise<void> {
  const response = await app.request('/article/api/article/list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ current: 1, size: PAGE, ...filter }),
  })
  const { data } = (await response.json()) as { data: { records: unknown[] } }
  if (data.records.length !== PAGE)
    throw new Error(`Expected ${PAGE} records, got ${data.records.length}`)
}

function printRow(row: object): void {
  process.stdout.write(`${JSON.stringify(row)}\n`)
}
