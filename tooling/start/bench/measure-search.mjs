import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from '../lib/failure.mjs'
import { root } from '../lib/repo.mjs'

/** Articles and questions gathered elsewhere: the corpora folder beside the repository, or CORPORA_DIR. */
const corpora = process.env.CORPORA_DIR ?? path.resolve(root, '../shared/corpora')
/** A PostgreSQL server on which databases may be made and dropped. */
const database = process.env.TEST_DATABASE_URL

/**
 * How well and how fast the site finds, on PGlite and, where TEST_DATABASE_URL names a server, on PostgreSQL.
 * @returns {Promise<import('./benchmarks.mjs').Row[]>}
 */
export async function measureSearch() {
  if (!existsSync(path.join(corpora, 'search/queries.json'))) {
    return [{ label: `搜索：没有语料 ${corpora}，未测量（CORPORA_DIR）`, value: '–' }]
  }
  const rows = await run(['--sizes', '10000'])
  if (database === undefined) {
    rows.push({ label: '搜索：没有 PostgreSQL，未测量（TEST_DATABASE_URL）', value: '–' })
  } else {
    rows.push(...(await run(['--sizes', '10000,100000', '--database', database])))
  }
  return rows
}

async function run(options) {
  const script = path.join(root, 'apps/server/src/bench/search.ts')
  const child = spawn(process.execPath, [script, '--corpora', corpora, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const rows = []
  for await (const line of createInterface({ input: child.stdout })) rows.push(JSON.parse(line))
  const code = await ended
  if (code !== 0) throw new Failure(`搜索没有测量完（退出码 ${code}）。`)
  return rows
}
