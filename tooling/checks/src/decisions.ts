import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { headingsOf, parseMarkdown } from './markdown.ts'

const FOLDER = 'docs/decisions'
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Cost']

/** Finds decisions that violate the common structure or differ from the table of `docs/decisions/README.md`. */
export function findDecisionProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, FOLDER, file), 'utf8')
  const files = globSync('[0-9]*.md', { cwd: path.join(root, FOLDER) }).sort()
  const decisions = files.map((file) => readDecision(file, parseMarkdown(read(file))))
  const rows = decisions.flatMap(({ row }) => (row ? [row] : []))
  const table = rowsOf(parseMarkdown(read('README.md')))
  return [
    ...decisions.flatMap(({ file, problems }) => problems.map((problem) => `${file}: ${problem}`)),
    ...rows.filter((row) => !table.includes(row)).map((row) => `README.md lacks the row ${row}`),
    ...table.filter((row) => !rows.includes(row)).map((row) => `README.md has the row ${row}`),
  ]
}

function readDecision(file: string, tree: Root) {
  const [, number = '', title = ''] = /^(\d{4}) · (.+)$/.exec(headingsOf(tree, 1)[0] ?? '') ?? []
  const [status, date] = listAfterTitle(tree)
  const state = /^Status: (.+)$/.exec(status ?? '')?.[1]
  const day = /^Date: (\d{4}-\d\d-\d\d)$/.exec(date ?? '')?.[1]
  const problems = [
    !file.startsWith(`${number}-`) && 'the title is not `NNNN · Title` with the number of the file',
    state === undefined && 'the list below the title does not begin with Status',
    day === undefined && 'the list below the title has no Date',
    headingsOf(tree, 2).join() !== SECTIONS.join() && `the sections are not ${SECTIONS.join(', ')}`,
  ].filter((problem) => problem !== false)
  const row = problems.length === 0 && [`${number} ${file}`, title, state, day].join(' | ')
  return { file, problems, row }
}

function listAfterTitle(tree: Root): string[] {
  const list = tree.children[1]
  return list?.type === 'list' ? list.children.map((item) => toText(item)) : []
}

/** Rows of the first table. The link of the first cell becomes `text target`. */
function rowsOf(tree: Root): string[] {
  const table = tree.children.find((node) => node.type === 'table')
  return (table?.children.slice(1) ?? []).map((row) =>
    row.children
      .map((cell) => {
        const link = cell.children[0]
        return link?.type === 'link' ? `${toText(link)} ${link.url}` : toText(cell)
      })
      .join(' | '),
  )
}
