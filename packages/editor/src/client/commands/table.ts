import { syntaxTree } from '@codemirror/language'
import type { EditorState, Line, StateCommand } from '@codemirror/state'

interface Cell {
  from: number
  to: number
}

const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** Tab in a table: selects the next cell; after the last one adds a row. Not handled elsewhere. */
export const nextCell: StateCommand = ({ state, dispatch }) => {
  const place = placeInTable(state)
  if (!place || state.readOnly) return false
  const next = place.cells[place.index + 1]
  if (next) {
    dispatch(
      state.update({ selection: { anchor: next.from, head: next.to }, scrollIntoView: true }),
    )
    return true
  }
  const row = `\n|${'   |'.repeat(place.columns)}`
  const anchor = place.end + 3
  dispatch(
    state.update({
      changes: { from: place.end, insert: row },
      selection: { anchor },
      userEvent: 'input',
      scrollIntoView: true,
    }),
  )
  return true
}

/** Shift-Tab in a table: the previous cell. */
export const previousCell: StateCommand = ({ state, dispatch }) => {
  const place = placeInTable(state)
  if (!place) return false
  const previous = place.cells[place.index - 1]
  if (previous) {
    const selection = { anchor: previous.from, head: previous.to }
    dispatch(state.update({ selection, scrollIntoView: true }))
  }
  return true
}

function placeInTable(state: EditorState) {
  const { head } = state.selection.main
  let node = syntaxTree(state).resolveInner(head, -1)
  while (node.name !== 'Table' && node.parent) node = node.parent
  if (node.name !== 'Table') return undefined
  const lines = linesBetween(state, node.from, node.to)
  const cells = lines.filter(({ text }) => !DELIMITERS.test(text)).flatMap(cellsOf)
  const columns = lines[0] ? cellsOf(lines[0]).length : 1
  // A caret between cells belongs to the cell before it.
  const index = cells.findLastIndex(({ from }) => from <= head)
  return { cells, columns, index, end: lines.at(-1)?.to ?? node.to }
}

function linesBetween(state: EditorState, from: number, to: number): Line[] {
  const lines: Line[] = []
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at)
    lines.push(line)
    at = line.to + 1
  }
  return lines
}

/** Cells of a row, trimmed; an empty one is the position after its first space. */
function cellsOf(line: Line): Cell[] {
  const cells: Cell[] = []
  const inner = /^\s*\|?/.exec(line.text)?.[0].length ?? 0
  let start = inner
  for (let at = inner; at <= line.text.length; at += 1) {
    const isEnd = at === line.text.length
    if (!isEnd && (line.text[at] !== '|' || line.text[at - 1] === '\\')) continue
    const raw = line.text.slice(start, at)
    // Text after the closing pipe is not a cell.
    if (!isEnd || raw.trim()) cells.push(toCell(line.from + start, raw))
    start = at + 1
  }
  return cells
}

function toCell(from: number, raw: string): Cell {
  const text = raw.trim()
  const begin = text ? raw.indexOf(text) : Math.min(1, raw.length)
  return { from: from + begin, to: from + begin + text.length }
}
