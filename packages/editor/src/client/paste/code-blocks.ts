import { findLanguage } from './code-language.ts'
import { isNumberCell, isNumbering, removeLineNumbers } from './code-numbers.ts'
import { toCodeText } from './code-text.ts'
import { removeToolbar } from './code-toolbar.ts'
import type { RemovedText } from './removed-text.ts'

/** Maximum columns of a table of code: numbers, signs of a comparison, code. */
const MAX_CODE_COLUMNS = 6

/**
 * Replaces the content of each block of code by its text: one line for each line of the source, without line numbers, buttons
 * and labels. The language goes to `data-language`.
 */
export function flattenCode(body: HTMLElement, removed: RemovedText): void {
  for (const numbers of body.querySelectorAll('.code-snippet__line-index')) numbers.remove()
  for (const table of body.querySelectorAll('table')) joinCodeTable(table, removed)
  for (const block of body.querySelectorAll('pre')) {
    // The text of an inner one is read with the outer one.
    if (block.parentElement?.closest('pre')) continue
    const stated = findLanguage(block)
    removeLineNumbers(block, removed)
    const label = removeToolbar(block, removed)
    const code = toCodeText(block)
    // A block of lines or with a code element comes from a page; without either, from a code editor.
    if (isFromPage(block)) block.dataset.code = ''
    block.textContent = code
    const language = stated || label
    if (language) block.dataset.language = language
  }
}

/** Replaces a table of line numbers and code by one block. */
function joinCodeTable(table: HTMLTableElement, removed: RemovedText): void {
  if (!table.matches(':is(pre,figure.highlight,.highlight,.hljs) table') && !hasCodeCell(table))
    return
  const rows = [...table.rows].map(({ cells }) => [...cells])
  const width = rows.reduce((max, { length }) => Math.max(max, length), 0)
  if (width > MAX_CODE_COLUMNS) return
  const columns = Array.from({ length: width }, (_, at) => rows.flatMap((row) => row[at] ?? []))
  const others = columns.filter((cells) => !isNumberColumn(cells))
  if (others.length !== 1) return
  const language = findLanguage(table)
  for (const cells of columns.filter(isNumberColumn)) for (const cell of cells) removed.remove(cell)
  const block = table.ownerDocument.createElement('pre')
  if (language) block.dataset.language = language
  for (const cell of others[0] ?? []) {
    const line = table.ownerDocument.createElement('div')
    line.append(...cell.childNodes)
    block.append(line)
  }
  table.replaceWith(block)
}

function hasCodeCell(table: HTMLTableElement): boolean {
  return table.querySelector('td > pre, td > code, td.code, td.blob-code, td.hljs-ln-code') !== null
}

function isNumberColumn(cells: readonly Element[]): boolean {
  if (cells.every(isNumberCell)) return true
  return isNumbering(cells.flatMap((cell) => toCodeText(cell).split('\n')))
}

function isFromPage(block: Element): boolean {
  return block.querySelector('code,div,p,li,[class]') !== null
}
