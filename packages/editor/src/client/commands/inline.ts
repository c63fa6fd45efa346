import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state'

/** Prefixes of a line that stay outside of a mark: quotes, list items, tasks, headings. */
const LINE_START = /^\s*(?:>\s?|[-+*]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+|#{1,6}\s+)*/

interface Span {
  from: number
  to: number
}

/**
 * Wraps the selection in a mark such as `**`, or removes it. Spaces at the ends stay outside, and each line of a
 * selection is wrapped separately. Without a selection the caret is placed between two marks.
 */
export function toggleMark(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false
    const spec = state.changeByRange((range) => {
      const changes = range.empty
        ? changesAtCaret(state, range.head, mark)
        : changesOfSpans(state, spansOf(state, range), mark)
      const set = state.changes(changes)
      // Marks inserted at the edges stay outside of the selection.
      const from = set.mapPos(range.from, range.empty ? -1 : 1)
      const shift = range.empty && changes.every((change) => change.insert) ? mark.length : 0
      const to = range.empty ? from : set.mapPos(range.to, -1)
      return {
        changes,
        range: EditorSelection.range(from + shift, Math.max(to, from) + shift),
      }
    })
    dispatch(state.update(spec, { userEvent: 'input', scrollIntoView: true }))
    return true
  }
}

interface Change extends Span {
  insert?: string
}

function changesAtCaret(state: EditorState, at: number, mark: string): Change[] {
  if (isMarked(state, { from: at, to: at }, mark)) return removal(at, at, mark)
  return [{ from: at, to: at, insert: mark + mark }]
}

function changesOfSpans(state: EditorState, spans: Span[], mark: string): Change[] {
  const around = spans.every((span) => isMarked(state, span, mark))
  if (spans.length > 0 && around) return spans.flatMap(({ from, to }) => removal(from, to, mark))
  const inside = spans.map(({ from, to }) => ({ from: from + mark.length, to: to - mark.length }))
  if (inside.length > 0 && inside.every((span) => isMarked(state, span, mark))) {
    return inside.flatMap(({ from, to }) => removal(from, to, mark))
  }
  return spans.flatMap(({ from, to }) => [
    { from, to: from, insert: mark },
    { from: to, to, insert: mark },
  ])
}

function removal(from: number, to: number, mark: string): Change[] {
  return [
    { from: from - mark.length, to: from },
    { from: to, to: to + mark.length },
  ]
}

/** Whether exactly this mark surrounds a span: `*` does not match `**`. */
function isMarked(state: EditorState, { from, to }: Span, mark: string): boolean {
  if (from < mark.length || to < from) return false
  const sign = mark.charAt(0)
  const left = runLength(state.sliceDoc(Math.max(0, from - 4), from), sign, true)
  const right = runLength(state.sliceDoc(to, to + 4), sign, false)
  const run = Math.min(left, right)
  // One asterisk is emphasis, two are strong, three are both.
  return mark === '*' ? run === 1 || run === 3 : run >= mark.length
}

function runLength(text: string, sign: string, isAtEnd: boolean): number {
  const signs = isAtEnd ? [...text].reverse() : [...text]
  const end = signs.findIndex((character) => character !== sign)
  return end < 0 ? signs.length : end
}

function spansOf(state: EditorState, { from, to }: Span): Span[] {
  const spans: Span[] = []
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at)
    const start = line.from + (LINE_START.exec(line.text)?.[0].length ?? 0)
    const first = Math.max(from, Math.min(start, line.to))
    const text = state.sliceDoc(first, Math.max(first, Math.min(to, line.to)))
    const trimmed = text.trim()
    if (trimmed) {
      const begin = first + text.indexOf(trimmed)
      spans.push({ from: begin, to: begin + trimmed.length })
    }
    at = line.to + 1
  }
  return spans
}
