import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { root } from './repo.mjs'
import { add, forgetReports, none, readReports } from './reports.mjs'
import { turbo } from './turbo.mjs'

const LOG_LINES = 80

/**
 * Runs a check that has no counts: it passes or fails as a whole.
 * @param {string} name
 * @param {string[]} command a program of the root's `node_modules/.bin` and its arguments
 */
export function checkAlone(name, [program, ...args]) {
  return checkProgram(name, path.join(root, 'node_modules', '.bin', program), args)
}

/**
 * Like `checkAlone`, for a script of this repository.
 * @param {string} name
 * @param {string[]} args of Node; the script's path is relative to the repository
 */
export function checkScript(name, args) {
  return checkProgram(name, 'node', args)
}

async function checkProgram(name, program, args) {
  const { code, output } = await run(program, args, { quiet: true })
  report(name, code === 0)
  if (code !== 0) console.log(output.trimEnd())
  return one(code === 0)
}

/**
 * Runs tasks with turbo and counts their reports. A task without a report counts as one.
 * @param {string[]} args tasks and filters
 * @param {string[]} packageDirs absolute; their old reports are removed first
 */
export async function checkWithTurbo(args, packageDirs) {
  for (const folder of packageDirs) forgetReports(folder)
  const before = new Set(listSummaries())
  const flags = ['--summarize', '--continue', '--concurrency=2', '--output-logs=hash-only']
  const { code } = await turbo(['run', ...args, ...flags])
  const summary = listSummaries().find((file) => !before.has(file))
  if (!summary) return one(false)

  const { tasks } = JSON.parse(readFileSync(summary, 'utf8'))
  rmSync(summary)
  const counts = tasks.filter(isReal).map(countTask).reduce(add, none)
  // If turbo fails before it starts tasks, no task has failed.
  return code !== 0 && counts.failed === 0 ? add(counts, one(false)) : counts
}

const SUMMARIES = path.join(root, '.turbo', 'runs')

function listSummaries() {
  try {
    return readdirSync(SUMMARIES).map((name) => path.join(SUMMARIES, name))
  } catch {
    return []
  }
}

/** Excludes packages without the script, for which turbo reports this command. */
const isReal = (task) => task.command !== '<NONEXISTENT>'

function countTask(task) {
  const passed = task.execution?.exitCode === 0
  const reported = task.task === 'test' ? readReports(path.join(root, task.directory)) : undefined
  if (!passed) showLog(task)
  // A successful build is not counted as a check, a failed one is.
  if (passed && task.task === 'build') return none
  if (!reported) return one(passed)
  return passed || reported.failed > 0 ? reported : add(reported, one(false))
}

function showLog(task) {
  console.log(`\n✗ ${task.taskId}`)
  try {
    const lines = readFileSync(path.join(root, task.logFile), 'utf8').trimEnd().split('\n')
    console.log(lines.slice(-LOG_LINES).join('\n'))
  } catch {
    console.log('没有留下输出。')
  }
}

const one = (passed) => ({ ...none, [passed ? 'passed' : 'failed']: 1 })

const report = (name, passed) => console.log(`${passed ? '✓' : '✗'} ${name}`)
