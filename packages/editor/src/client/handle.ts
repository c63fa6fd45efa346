import type { EditorView } from '@codemirror/view'
import { insertText } from './commands/insert.ts'
import type { MarkdownEditorHandle } from './editor-props.ts'
import { whenSettled } from './source/when-settled.ts'
import { placeOf } from './use-place.ts'

/** The handle of the real editor. */
export function handleOf(view: EditorView): MarkdownEditorHandle {
  return {
    getText: () => view.state.doc.toString(),
    setText(text) {
      whenSettled(view, () => {
        if (view.state.doc.toString() === text) return
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
      })
    },
    focus: () => view.focus(),
    insert: (text) => whenSettled(view, () => void insertText(text)(view)),
    getPlace: () => placeOf(view),
  }
}
