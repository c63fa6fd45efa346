import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped names of tests that did not run
 * @property {string[]} flaky names of tests that passed only on the retry; they count as passed
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: [], flaky: [] }

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: [...a.skipped, ...b.skipped],
    flaky: [...a.flaky, ...b.flaky],
  }
}

/** Removes the reports of a package, so that a crashed run does not use counts of an older one. */
export function forgetReports(packageDir) {
  rmSync(path.join(packageDir, '.results'), { recursive: true, force: true })
}

/**
 * Sums the reports of a package's tests.
 * @param {string} packageDir
 * @returns {Counts | undefined} undefined without a report
 */
export function readReports(packageDir) {
  const folder = path.join(packageDir, '.results')
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const counts = files
    .map((name) => parseReport(readFileSync(path.join(folder, name), 'utf8')))
    .filter((report) => report !== undefined)
  return counts.length > 0 ? counts.reduce(add) : undefined
}

/**
 * Parses a JSON report of Vitest or Playwright.
 * @param {string} text
 * @returns {Counts | undefined} undefined for other files; a truncated report counts as one failure
 */
export function parseReport(text) {
  try {
    const report = JSON.parse(text)
    if (Array.isArray(report.testResults)) return fromVitest(report)
    if (report.stats) return fromPlaywright(report)
    return undefined
  } catch {
    return { ...none, failed: 1 }
  }
}

/** All other states (skipped, pending, todo, disabled) count as skipped. */
const RAN = new Set(['passed', 'failed'])

function fromVitest(report) {
  // A file that cannot be loaded contains no tests, so it counts as one failure.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((result) => result.status === 'failed'),
  )
  const results = report.testResults.flatMap((file) => file.assertionResults)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: results.filter(({ status }) => !RAN.has(status)).map(({ fullName }) => fullName),
    flaky: results
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ fullName }) => fullName),
  }
}

function fromPlaywright({ stats, suites = [], errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: suites.flatMap((suite) => listTests(suite, 'skipped')),
    flaky: suites.flatMap((suite) => listTests(suite, 'flaky')),
  }
}

/** Titles of all tests in a suite with a given status. */
function listTests({ suites = [], specs = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => listTests(suite, wanted))]
}
