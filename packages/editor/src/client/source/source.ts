import type { EditorView } from '@codemirror/view'
import { resolveOffset, resolveUploads } from '../../model/upload-mark.ts'
import { insertText } from '../commands/insert.ts'
import type { MarkdownEditorHandle } from '../editor-props.ts'
import type { UploadQueue } from '../upload/upload-queue.ts'
import { afterComposition } from './after-composition.ts'

/**
 * Handle of the editor for other components. In its text and offsets, the marks of finished uploads are replaced by their
 * addresses; marks of unfinished uploads remain.
 */
export interface Source extends MarkdownEditorHandle {
  view: EditorView
}

export function createSource(view: EditorView, uploads: UploadQueue): Source {
  const urlOf = (id: string) => uploads.get(id)?.url
  const getText = () => resolveUploads(view.state.doc.toString(), urlOf)
  return {
    view,
    getText,
    setText(text) {
      afterComposition(view, () => {
        if (getText() === text) return
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
      })
    },
    focus: () => view.focus(),
    insert: (text) => afterComposition(view, () => void insertText(text)(view)),
    getPosition() {
      const text = view.state.doc.toString()
      const { anchor, head } = view.state.selection.main
      return {
        anchor: resolveOffset(text, anchor, urlOf),
        head: resolveOffset(text, head, urlOf),
        scrollTop: view.scrollDOM.scrollTop,
      }
    },
  }
}
