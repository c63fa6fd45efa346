import type { EditorView } from '@codemirror/view'
import { findUploadMarks } from '../../model/upload-mark.ts'
import { afterComposition } from '../source/after-composition.ts'

/** Removes the marks of an upload; a line without other content is removed, too. */
export function removeMarks(view: EditorView, id: string): void {
  afterComposition(view, () => {
    const { doc } = view.state
    const changes = findUploadMarks(doc.toString(), id).map(({ from, to }) => {
      const line = doc.lineAt(from)
      const isAlone = line.from === from && line.to === to && to < doc.length
      return { from, to: isAlone ? to + 1 : to }
    })
    if (changes.length > 0) view.dispatch({ changes, userEvent: 'delete' })
  })
}
