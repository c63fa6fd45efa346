import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type StateCommand } from '@codemirror/state'

/** Runs a command over a text in which `‹…›` is the selection and `¦` the caret, and answers in the same way. */
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

/** The state behind such a text. */
export function parse(marked: string): EditorState {
  const anchor = marked.search(/[‹¦]/)
  const text = marked.replace(/[‹¦]/, '')
  const end = text.indexOf('›')
  return EditorState.create({
    doc: text.replace('›', ''),
    selection: { anchor: Math.max(anchor, 0), head: end < 0 ? Math.max(anchor, 0) : end },
    extensions: markdown({ base: markdownLanguage }),
  })
}

/** A state as such a text. */
export function print(state: EditorState): string {
  const { from, to, empty } = state.selection.main
  const text = state.doc.toString()
  const selected = empty ? '¦' : `‹${text.slice(from, to)}›`
  return text.slice(0, from) + selected + text.slice(to)
}
