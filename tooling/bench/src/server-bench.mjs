import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from '@mozhan/start/failure'
import { root } from '@mozhan/start/repo'

/** PostgreSQL server on which databases can be created and dropped. */
export const database = process.env.TEST_DATABASE_URL

/**
 * Runs a benchmark of apps/server, which prints its rows as JSON.
 * @param {string} name its file in apps/server/src/commands/bench
 * @param {string[]} options
 * @returns {Promise<import('./benchmarks.mjs').Row[]>}
 */
export async function runServerBench(name, options) {
  const script = path.join(root, `apps/server/src/commands/bench/${name}.ts`)
  const child = spawn(process.execPath, [script, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const rows = []
  for await (const line of createInterface({ input: child.stdout })) rows.push(JSON.parse(line))
  const code = await ended
  if (code !== 0) throw new Failure(`${name} 没有测量完（退出码 ${code}）。`)
  return rows
}
