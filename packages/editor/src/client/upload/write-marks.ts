import { type ChangeSpec, Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { copy } from '../../copy.ts'
import { bareAlt, findUploadMarks, toImageUrl, type UploadMark } from '../../model/upload-mark.ts'
import { whenSettled } from '../source/when-settled.ts'
import type { Upload } from './upload-store.ts'

/**
 * Brings the marks of an upload up to its state, wherever they are by now. It is no step of its own for undo, and only
 * the words inside the mark change: so undoing the paste takes all of the mark away.
 */
export function writeMarks(view: EditorView, upload: Upload): void {
  whenSettled(view, () => {
    const marks = findUploadMarks(view.state.doc.toString(), upload.id)
    const changes = marks.flatMap((mark) => changesOf(mark, upload))
    if (changes.length === 0) return
    view.dispatch({
      changes,
      annotations: [Transaction.addToHistory.of(false), Transaction.userEvent.of('upload')],
    })
  })
}

/** Takes the marks of an upload out of the text. */
export function removeMarks(view: EditorView, id: string): void {
  whenSettled(view, () => {
    const { doc } = view.state
    const changes = findUploadMarks(doc.toString(), id).map(({ from, to }) => {
      const line = doc.lineAt(from)
      const isAlone = line.from === from && line.to === to && to < doc.length
      return { from, to: isAlone ? to + 1 : to }
    })
    if (changes.length > 0) view.dispatch({ changes, userEvent: 'delete' })
  })
}

function changesOf({ from, alt, urlFrom, urlTo }: UploadMark, upload: Upload): ChangeSpec[] {
  const bare = bareAlt(alt)
  const isOurs = bare !== alt
  const prefix = upload.state === 'failed' ? copy.upload.failed : copy.upload.sending
  const wanted = upload.state === 'done' ? bare : prefix + bare
  const changes: ChangeSpec[] = []
  if (isOurs && wanted !== alt) {
    changes.push({ from: from + 2, to: from + 2 + alt.length, insert: wanted })
  }
  if (upload.state === 'done' && upload.url) {
    changes.push({ from: urlFrom, to: urlTo, insert: toImageUrl(upload.url) })
  }
  return changes
}
