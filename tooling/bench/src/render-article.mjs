import path from 'node:path'
import { run } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'

const SCRIPT = path.join(root, 'packages', 'markdown', 'bench', 'render.mjs')

/**
 * Runs the renderer's own measurement over a 20 KB article.
 * @returns {Promise<{ ms: number, coldMs: number }>} milliseconds: the median, and the first in a fresh process
 */
export async function measureRendering() {
  const { code, output } = await run('node', [SCRIPT], { quiet: true })
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}
