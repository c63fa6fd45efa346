import path from 'node:path'
import { expect, it } from 'vitest'
import { findDecisionProblems } from './decisions.ts'
import { withFiles } from './testing/with-files.ts'

const DECISION = `# 0001 · Use \`tea\`

- Status: accepted
- Date: 2026-11-30

## Context

## Decision

## Alternatives

## Cost
`
const TABLE = `| Number | Title | Status | Date |
| --- | --- | --- | --- |
| [0001](0001-tea.md) | Use \`tea\` | accepted | 2026-11-30 |
`

const problemsOf = (decision: string, table = TABLE): string[] => {
  const problems: string[] = []
  const files = { 'docs/decisions/0001-tea.md': decision, 'docs/decisions/README.md': table }
  withFiles(files, (root) => void problems.push(...findDecisionProblems(root)))
  return problems
}

it('accepts the structure', () => {
  expect(problemsOf(DECISION)).toEqual([])
})

it.each([
  ['0001 ·', '0002 ·', 'the title is not `NNNN · Title` with the number of the file'],
  ['# 0001 · ', '# ', 'the title is not `NNNN · Title` with the number of the file'],
  ['- Status: accepted\n', '', 'the list below the title does not begin with Status'],
  ['2026-11-30', 'today', 'the list below the title has no Date'],
  [
    '## Alternatives\n',
    '## Considered\n',
    'the sections are not Context, Decision, Alternatives, Cost',
  ],
  ['## Cost\n', '', 'the sections are not Context, Decision, Alternatives, Cost'],
])('reports a decision in which %j is replaced by %j', (from, to, problem) => {
  expect(problemsOf(DECISION.replace(from, to))).toContain(`0001-tea.md: ${problem}`)
})

it('reports a table that lacks a decision or differs from it', () => {
  const row = '0001 0001-tea.md | Use tea | accepted | 2026-11-30'
  expect(problemsOf(DECISION, 'No table.')).toEqual([`README.md lacks the row ${row}`])
  expect(problemsOf(DECISION, TABLE.replace('accepted', 'proposed'))).toEqual([
    `README.md lacks the row ${row}`,
    `README.md has the row ${row.replace('accepted', 'proposed')}`,
  ])
})

it('finds none in the repository', () => {
  expect(findDecisionProblems(path.resolve(import.meta.dirname, '../../..'))).toEqual([])
})
