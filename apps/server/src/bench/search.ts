// `node src/bench/search.ts --corpora <folder> [--database <url>] --sizes 10000,100000`: how well and how fast the site
// finds, one JSON row a line on standard output. Without a database it measures PGlite.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { pino } from 'pino'
import { parseConfig } from '../config.ts'
import { closeContext, createContext } from '../context.ts'
import { openPglite, openPostgres, type Store } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { measureLatency } from './measure-latency.ts'
import { measureRelevance } from './measure-relevance.ts'
import { importCorpus, multiply, readQueries } from './search-corpus.ts'

const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '' },
    database: { type: 'string' },
    sizes: { type: 'string', default: '10000' },
  },
})
const { corpora, database } = values
const sizes = values.sizes.split(',').map(Number)
const LARGE = 100_000

/** What a benchmark tells about one number. */
interface Row {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly ok?: boolean
}

const queries = readQueries(corpora)
if (database === undefined) await measure('PGlite', openPglite(await PGlite.create()))
else {
  const name = `mozhan_bench_${randomBytes(6).toString('hex')}`
  await administer(database, `create database ${name}`)
  try {
    const url = new URL(database)
    url.pathname = `/${name}`
    await measure('PostgreSQL', await openPostgres(url.href))
  } finally {
    await administer(database, `drop database ${name} with (force)`)
  }
}

async function measure(kind: string, store: Store): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-bench-'))
  await store.migrate()
  const context = await createContext({
    config: parseConfig({ DATA_DIR: dataDir }),
    store,
    logger: pino({ level: 'silent' }),
    importSecret: '',
  })
  try {
    await store.db.insert(users).values({ id: '1', username: 'bench', nickName: 'bench' })
    const idOf = await importCorpus(context, corpora, 'bench')
    for (const row of await measureRelevance(context, queries, idOf)) tell(kind, row)
    for (const size of sizes) {
      await multiply(context, size)
      for (const row of await measureLatency(context, queries)) {
        tell(kind, { ...row, label: `${size} 篇，${row.label}`, ...limitOf(kind, size, row) })
      }
    }
  } finally {
    await closeContext(context)
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The one limit there is: an answer in 50 ms, of 100,000 articles on PostgreSQL. */
function limitOf(kind: string, size: number, { label, ms }: { label: string; ms: number }) {
  if (kind !== 'PostgreSQL' || size !== LARGE || !label.endsWith('p95')) return {}
  return { note: '上限 50', ok: ms <= 50 }
}

function tell(kind: string, { label, value, note, ok }: Row): void {
  process.stdout.write(`${JSON.stringify({ label: `${kind}：${label}`, value, note, ok })}\n`)
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
