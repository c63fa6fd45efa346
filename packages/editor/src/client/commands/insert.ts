import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state'
import { copy } from '../copy.ts'

/** Text to insert, and the part that is selected afterwards (offsets within the text). */
interface Piece {
  text: string
  from: number
  to: number
}

/** Matches a bare address. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/i

/** Makes a link of the selection: words become its text, an address its target; a template without a selection. */
export const insertLink: StateCommand = ({ state, dispatch }) => {
  return insertInline(state, dispatch, (selected) => {
    const isAddress = ADDRESS.test(selected)
    const text = isAddress || !selected ? copy.templates.linkText : selected
    const address = isAddress ? selected : 'https://'
    const piece = `[${text}](${address})`
    const addressFrom = piece.length - 1 - address.length
    return isAddress || !selected
      ? { text: piece, from: 1, to: 1 + text.length }
      : { text: piece, from: addressFrom, to: addressFrom + address.length }
  })
}

/** A picture by its address, for editors without uploads. */
export const insertImageTemplate: StateCommand = ({ state, dispatch }) => {
  return insertInline(state, dispatch, (selected) => {
    const text = `![${selected || copy.templates.imageText}](https://)`
    return { text, from: text.length - 9, to: text.length - 1 }
  })
}

/** An inline formula: the selection, or an empty one around the caret. */
export const insertInlineMath: StateCommand = ({ state, dispatch }) => {
  return insertInline(state, dispatch, (selected) => {
    return { text: `$${selected}$`, from: 1, to: 1 + selected.length }
  })
}

/** A display formula. */
export const insertBlockMath: StateCommand = ({ state, dispatch }) => {
  return insertBlock(state, dispatch, (selected) => {
    return { text: `$$\n${selected}\n$$`, from: 3, to: 3 + selected.length }
  })
}

/** A fence around the selection, longer than any in it; the language is optional. */
export function insertCodeBlock(language = '', template = ''): StateCommand {
  return ({ state, dispatch }) => {
    return insertBlock(state, dispatch, (selected) => {
      const code = selected || template
      const fence = fenceFor(code)
      const from = fence.length + language.length + 1
      return { text: `${fence}${language}\n${code}\n${fence}`, from, to: from + code.length }
    })
  }
}

/** A table with a header and an empty row; Tab moves through the cells. */
export function insertTable(columns: number): StateCommand {
  return ({ state, dispatch }) => {
    return insertBlock(state, dispatch, () => {
      const names = Array.from({ length: columns }, (_, index) => copy.templates.cell(index + 1))
      const row = (cells: string[]) => `| ${cells.join(' | ')} |`
      const rows = [names, names.map(() => '---'), names.map(() => '   ')].map(row)
      return { text: rows.join('\n'), from: 2, to: 2 + (names[0]?.length ?? 0) }
    })
  }
}

/** Plain text in place of the selection. */
export function insertText(text: string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false
    dispatch(
      state.update(state.replaceSelection(text), { userEvent: 'input', scrollIntoView: true }),
    )
    return true
  }
}

function fenceFor(code: string): string {
  const runs = code.match(/`{3,}/g) ?? []
  return '`'.repeat(runs.reduce((max, run) => Math.max(max, run.length + 1), 3))
}

type Dispatch = Parameters<StateCommand>[0]['dispatch']

function insertInline(
  state: EditorState,
  dispatch: Dispatch,
  write: (selected: string) => Piece,
): boolean {
  if (state.readOnly) return false
  const spec = state.changeByRange(({ from, to }) => {
    const piece = write(state.sliceDoc(from, to))
    return {
      changes: { from, to, insert: piece.text },
      range: EditorSelection.range(from + piece.from, from + piece.to),
    }
  })
  dispatch(state.update(spec, { userEvent: 'input', scrollIntoView: true }))
  return true
}

/** Inserts a block: replaces whole lines, with a blank line before and after. */
function insertBlock(
  state: EditorState,
  dispatch: Dispatch,
  write: (selected: string) => Piece,
): boolean {
  if (state.readOnly) return false
  const { main } = state.selection
  const first = state.doc.lineAt(main.from)
  const last = state.doc.lineAt(main.to)
  // Without a selection the current line stays; a selection replaces its lines.
  const from = main.empty && first.text.trim() ? first.to : first.from
  const piece = write(main.empty ? '' : state.sliceDoc(first.from, last.to))
  const before = state.sliceDoc(Math.max(0, from - 2), from)
  const after = state.sliceDoc(last.to, last.to + 2)
  const lead = from === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '\n\n' ? '' : '\n'
  const start = from + lead.length
  dispatch(
    state.update({
      changes: { from, to: last.to, insert: lead + piece.text + tail },
      selection: { anchor: start + piece.from, head: start + piece.to },
      userEvent: 'input',
      scrollIntoView: true,
    }),
  )
  return true
}
