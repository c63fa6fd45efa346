import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/repo.mjs'
import { database, runServerBench } from './server-bench.mjs'

/** Articles and questions gathered elsewhere: the corpora folder beside the repository, or CORPORA_DIR. */
const corpora = process.env.CORPORA_DIR ?? path.resolve(root, '../shared/corpora')

/**
 * How well and how fast the site finds, on PGlite and, where TEST_DATABASE_URL names a server, on PostgreSQL.
 * @returns {Promise<import('./benchmarks.mjs').Row[]>}
 */
export async function measureSearch() {
  if (!existsSync(path.join(corpora, 'search/queries.json'))) {
    return [{ label: `搜索：没有语料 ${corpora}，未测量（CORPORA_DIR）`, value: '–' }]
  }
  const rows = await runServerBench('search', ['--corpora', corpora, '--sizes', '10000'])
  if (database === undefined) {
    rows.push({ label: '搜索：没有 PostgreSQL，未测量（TEST_DATABASE_URL）', value: '–' })
  } else {
    rows.push(
      ...(await runServerBench('search', [
        '--corpora',
        corpora,
        '--sizes',
        '10000,100000',
        '--database',
        database,
      ])),
    )
  }
  return rows
}
