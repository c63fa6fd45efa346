import type { Element } from 'hast'
import type { Nodes, Parents, Table, TableRow } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { MAX_ADDED_CELLS, MAX_CELLS } from '../limits.ts'

interface TableHandlers {
  table: (state: State, table: Table) => Element
  tableRow: (state: State, row: TableRow, parent: Parents | undefined) => Element
}

/**
 * Handlers for the tables of one document with a limit on the number of cells. A table beyond it is shown as its text, and
 * rows beyond it are not padded: a wide header with many short rows would expand to the product of both.
 */
export function createTableHandlers(): TableHandlers {
  let cells = 0
  let added = 0
  return {
    table(state, table) {
      cells += table.children.reduce((sum, row) => sum + row.children.length, 0)
      return cells > MAX_CELLS ? toText(table) : defaultHandlers.table(state, table)
    },
    tableRow(state, row, table) {
      if (table?.type !== 'table') return defaultHandlers.tableRow(state, row, table)
      const [head] = table.children
      const columns = table.align ?? []
      added += Math.max(0, columns.length - row.children.length)
      const isFull = added <= MAX_ADDED_CELLS
      const align = isFull ? columns : columns.slice(0, row.children.length)
      // The default handler searches for its row among all rows to find out whether it is the first.
      const children = !head || row === head ? [row] : [head, row]
      return defaultHandlers.tableRow(state, row, { ...table, align, children })
    },
  }
}

function toText({ children }: Table): Element {
  const value = children.map((row) => `| ${row.children.map(textOfNode).join(' | ')} |`).join('\n')
  const text = { type: 'text' as const, value }
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text] }
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] }
}

function textOfNode(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map(textOfNode).join('') : ''
}
