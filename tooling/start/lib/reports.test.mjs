import { expect, it } from 'vitest'
import { parseReport } from './reports.mjs'

const vitest = (report) => parseReport(JSON.stringify({ testResults: [], ...report }))

it('counts the tests of Vitest', () => {
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo']
  const assertionResults = statuses.map((status) => ({ fullName: `is ${status}`, status }))
  const counts = vitest({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults }],
  })
  const skipped = ['is skipped', 'is pending', 'is todo']
  expect(counts).toEqual({ passed: 5, failed: 1, skipped, flaky: [] })
})

it('counts a test file that cannot be loaded as one failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitest({ numPassedTests: 5, numFailedTests: 0, testResults }).failed).toBe(1)
})

it('counts the tests of Playwright and errors outside of tests', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  const skipped = (title) => ({ title, tests: [{ status: 'skipped' }] })
  const suites = [{ specs: [skipped('a')], suites: [{ specs: [skipped('b')] }] }]
  const counts = parseReport(JSON.stringify({ stats, suites }))
  expect(counts).toEqual({ passed: 8, failed: 1, skipped: ['a', 'b'], flaky: [] })
  expect(parseReport(JSON.stringify({ stats, errors: [{}] })).failed).toBe(2)
})

it('names tests that passed only on the retry', () => {
  const result = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages })
  const assertionResults = [
    result('a', 'passed'),
    result('b', 'passed', '!'),
    result('c', 'failed', '!'),
  ]
  expect(vitest({ testResults: [{ assertionResults }] }).flaky).toEqual(['b'])

  const spec = (title, status) => ({ title, tests: [{ status }] })
  const suites = [{ specs: [spec('d', 'expected')], suites: [{ specs: [spec('e', 'flaky')] }] }]
  expect(parseReport(JSON.stringify({ stats: {}, suites })).flaky).toEqual(['e'])
})

it('counts a truncated report as one failure, and ignores other files', () => {
  expect(parseReport('{"testResults": [').failed).toBe(1)
  expect(parseReport('{"other": true}')).toBeUndefined()
})
