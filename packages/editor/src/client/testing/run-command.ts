import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type StateCommand } from '@codemirror/state'

/**
 * Runs a command over a text in which `‹…›` is the selection and `¦` the caret, and returns the result in the same
 * notation. `›…‹` in the input is a backward selection; the result does not show the direction.
 */
export function run(command: StateCommand, marked: string): string {
  const before = parse(marked)
  ensureSyntaxTree(before, before.doc.length, 1000)
  let after = before
  command({
    state: before,
    dispatch: (transaction) => {
      after = transaction.state
    },
  })
  return print(after)
}

/** The editor state of such a text. */
export function parse(marked: string): EditorState {
  const text = marked.replace(/[‹›¦]/g, '')
  const placeOf = (sign: RegExp) => {
    const at = marked.search(sign)
    return at < 0 ? undefined : marked.slice(0, at).replace(/[‹›]/, '').length
  }
  const anchor = placeOf(/[‹¦]/) ?? 0
  return EditorState.create({
    doc: text,
    selection: { anchor, head: placeOf(/›/) ?? anchor },
    extensions: markdown({ base: markdownLanguage }),
  })
}

/** The notation of an editor state. */
export function print(state: EditorState): string {
  const { from, to, empty } = state.selection.main
  const text = state.doc.toString()
  const selected = empty ? '¦' : `‹${text.slice(from, to)}›`
  return text.slice(0, from) + selected + text.slice(to)
}
