import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureChromium } from '@mozhan/start/browser'
import { Failure } from '@mozhan/start/failure'
import { root } from '@mozhan/start/repo'

/**
 * Runs the site's test of size budgets and reads its measurements.
 * @returns {Promise<{ name: string, html: number, script: number, style: number,
 *   budget: { html: number, script: number, style: number } }[]>} compressed bytes; the budget in kB
 */
export async function measureWeights() {
  const child = spawn('npx', ['playwright', 'test', 'weight.spec.ts', '--reporter=json'], {
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, CHROMIUM_PATH: await ensureChromium() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const piece of child.stdout) output += piece
  const weights = annotationsOf(JSON.parse(output))
    .filter(({ type }) => type === 'weight')
    .map(({ description }) => JSON.parse(description))
  if (weights.length === 0) throw new Failure(`没有称出任何页面：\n${output}`)
  return weights
}

function annotationsOf({ suites }) {
  return suites.flatMap((suite) => [
    ...annotationsOf({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations ?? [])),
    ),
  ])
}
