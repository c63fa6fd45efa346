import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '@mozhan/start/browser'
import { Failure } from '@mozhan/start/failure'

const RUNS = 3
/** Attempts per run, because Lighthouse sometimes fails with an incomplete trace. */
const TRIES = 4
/** Installed on demand and not a dependency, because it would add about 100 packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/**
 * Runs Lighthouse for a phone, with simulated slow network and CPU.
 * @param {string} url
 * @returns {Promise<{ score: number, lcpMs: number, tbtMs: number, cls: number }>} of the run with the median LCP; the
 *   score from 0 to 100
 */
export async function measureLighthouse(url) {
  const executablePath = await ensureChromium()
  const runs = []
  for (let left = RUNS * TRIES; runs.length < RUNS; left -= 1) {
    const { runtimeError, audits, categories } = await runLighthouse(url, executablePath)
    if (!runtimeError) runs.push(toFigures(audits, categories))
    else if (left === 0) throw new Failure(`Lighthouse 没能打开 ${url}：${runtimeError.message}`)
  }
  return runs.sort((a, b) => a.lcpMs - b.lcpMs)[Math.floor(RUNS / 2)]
}

async function runLighthouse(url, executablePath) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-lighthouse-'))
  const report = path.join(folder, 'report.json')
  const args = [
    'dlx',
    LIGHTHOUSE,
    url,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
  ]
  const options = { env: { ...process.env, CHROME_PATH: executablePath } }
  try {
    // A failed run also writes a report.
    await promisify(execFile)('pnpm', args, options).catch((error) => {
      if (!existsSync(report)) throw error
    })
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toFigures(audits, categories) {
  return {
    score: Math.round(categories.performance.score * 100),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}
