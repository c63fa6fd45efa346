// `npm test` and `pnpm check`: runs all checks and prints one line of counts. With `--affected`, only
// tasks affected by changes since TURBO_SCM_BASE (or main).
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './lib/browser.mjs'
import { checkAlone, checkScript, checkWithTurbo } from './lib/checks.mjs'
import { Failure, runMain } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { stopOnSignals } from './lib/processes.mjs'
import { root } from './lib/repo.mjs'
import { add, none } from './lib/reports.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { findUnexpectedSkips } from './lib/skips.mjs'

/** Fast checks of the whole repository. */
const ALONE = [
  ['format', ['biome', 'format', '.']],
  ['boundaries', ['turbo', 'boundaries']],
  ['one version of each dependency', ['sherif']],
  ['nothing unused', ['knip']],
]
const TASKS = [
  'build',
  'lint',
  'typecheck',
  'test',
  'docs:check',
  'lint:package',
  'build-storybook',
]

/** Folders with the logs of test servers. */
const LOGS = ['apps/server/.results/logs', 'apps/web/.results/logs']

await runMain(async () => {
  const started = performance.now()
  const selection = readSelection(process.argv.slice(2))
  const tasks = [...TASKS, ...selection]
  stopOnSignals(undefined, 130)
  await ensureRuntime()
  await ensureInstalled()
  await ensureChromium()

  let counts = none
  for (const [name, command] of ALONE) counts = add(counts, await checkAlone(name, command))
  const packages = packageDirs()
  const web = path.join(root, 'apps', 'web')
  const others = packages.filter((folder) => folder !== web)
  counts = add(counts, await checkWithTurbo([...tasks, '--filter=!@mozhan/web'], others))
  // Browser tests run alone, because they measure and depend on timing.
  counts = add(counts, await checkWithTurbo([...tasks, '--filter=@mozhan/web'], [web]))

  // Logs of all servers that tests have started.
  const logs = selection.length > 0 ? LOGS.filter((at) => existsSync(path.join(root, at))) : LOGS
  if (logs.length > 0) {
    const script = ['packages/operations/scripts/scan-logs.ts', ...logs]
    counts = add(counts, await checkScript('no secret in any log', script))
  }

  for (const name of counts.flaky) console.log(`第二次才通过：${name}`)
  const unexpected = findUnexpectedSkips(counts.skipped, process.env)
  for (const name of counts.skipped) {
    console.log(unexpected.includes(name) ? `✗ 没有运行：${name}` : `跳过：${name}`)
  }
  const failed = counts.failed + unexpected.length
  const expected = counts.skipped.length - unexpected.length
  const skipped = expected > 0 ? `, ${expected} skipped` : ''
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`用时 ${minutes} 分钟`)
  console.log(`\n${counts.passed} passed, ${failed} failed${skipped}`)
  return failed > 0 ? 1 : 0
})

/** @param {string[]} args */
function readSelection(args) {
  const unknown = args.find((arg) => arg !== '--affected')
  if (unknown !== undefined) throw new Failure(`不认识 ${unknown}：可以写的只有 --affected。`)
  return args
}

function packageDirs() {
  return ['apps', 'packages', 'tooling']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)),
    )
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
}
