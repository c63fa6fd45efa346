/** Maximum cells of a table after its merged cells were written out. */
const MAX_CELLS = 5000
/** Maximum columns or rows that one cell may span. */
const MAX_SPAN = 50

/** Prepares tables for Markdown, which knows neither tables without a head nor merged cells. */
export function writeOutTables(body: HTMLElement): void {
  let cells = 0
  for (const table of body.querySelectorAll('table')) {
    cells += writeOutMergedCells(table, MAX_CELLS - cells)
    makeHead(table)
  }
}

/** The first row becomes the head if the source marks none, as spreadsheets do not. */
function makeHead(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first || first.parentElement?.nodeName === 'THEAD') return
  for (const cell of first.cells) if (cell.nodeName === 'TD') cell.replaceWith(toHeadCell(cell))
}

function toHeadCell(cell: Element): Element {
  const head = cell.ownerDocument.createElement('th')
  head.append(...cell.childNodes)
  return head
}

/** Adds empty cells for merged ones, so that each cell keeps its column. @returns the number of added cells */
function writeOutMergedCells(table: HTMLTableElement, max: number): number {
  let added = 0
  /** Rows that a merged cell above still covers, by column. */
  let covered: number[] = []
  for (const row of table.rows) {
    const next: number[] = []
    let at = 0
    const fill = (before: Element | null) => {
      while ((covered[at] ?? 0) > 0 && added < max) {
        next[at] = (covered[at] ?? 0) - 1
        row.insertBefore(table.ownerDocument.createElement('td'), before)
        added += 1
        at += 1
      }
    }
    for (const cell of [...row.cells]) {
      fill(cell)
      const rows = readSpan(cell, 'rowspan')
      const columns = readSpan(cell, 'colspan')
      cell.removeAttribute('rowspan')
      cell.removeAttribute('colspan')
      for (let column = 0; column < columns; column++) {
        if (column > 0 && added < max) {
          row.insertBefore(table.ownerDocument.createElement('td'), cell.nextSibling)
          added += 1
        }
        next[at] = rows - 1
        at += 1
      }
    }
    fill(null)
    covered = next
  }
  return added
}

function readSpan(cell: Element, name: 'rowspan' | 'colspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) ? Math.min(Math.max(1, span), MAX_SPAN) : 1
}
