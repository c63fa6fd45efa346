import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '@mozhan/start/failure'
import { database, runServerBench } from './server-bench.mjs'

/**
 * Measures quality and speed of the search, on PGlite and, if TEST_DATABASE_URL is set, on PostgreSQL. Needs
 * articles and queries that are not in the repository: `pnpm bench search --corpus <folder>`.
 * @returns {Promise<import('./benchmarks.mjs').Row[]>}
 */
export async function measureSearch() {
  const corpus = findCorpus()
  if (corpus === undefined) {
    return [
      { label: '搜索：没有给出语料，未测量（pnpm bench search --corpus <文件夹>）', value: '–' },
    ]
  }
  const rows = await runServerBench('search', ['--corpus', corpus, '--sizes', '10000'])
  if (database === undefined) {
    rows.push({ label: '搜索：没有 PostgreSQL，未测量（TEST_DATABASE_URL）', value: '–' })
  } else {
    rows.push(
      ...(await runServerBench('search', [
        '--corpus',
        corpus,
        '--sizes',
        '10000,100000',
        '--database',
        database,
      ])),
    )
  }
  return rows
}

/** The folder of `--corpus`: `articles/` and `search/queries.json`. */
function findCorpus() {
  const { corpus } = parseArgs({ options: { corpus: { type: 'string' } }, strict: false }).values
  if (corpus === undefined) return undefined
  const folder = path.resolve(process.env.INIT_CWD ?? '.', String(corpus))
  if (existsSync(path.join(folder, 'search/queries.json'))) return folder
  throw new Failure(`语料文件夹 ${folder} 里没有 search/queries.json。`)
}
