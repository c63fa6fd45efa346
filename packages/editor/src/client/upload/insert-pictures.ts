import type { EditorView } from '@codemirror/view'
import { findUploadMarks, toUploadMark } from '../../model/upload-mark.ts'
import { copy } from '../copy.ts'
import { isEmptyFile, isPicture } from './picture-files.ts'
import type { UploadQueue } from './upload-queue.ts'

/**
 * Inserts a mark for each picture, in place of the selection or at an offset, and uploads them.
 *
 * @returns the refused files with the reasons: they are not uploaded and have no mark.
 */
export function insertPictures(
  view: EditorView,
  queue: UploadQueue,
  files: readonly File[],
  at?: number,
): string[] {
  const refused = files.flatMap((file) => reasonAgainst(file) ?? [])
  const taken = files.filter((file) => reasonAgainst(file) === undefined)
  if (taken.length === 0 || view.state.readOnly) return refused
  const marks = taken.map((file) => {
    const { id, name } = queue.add(file)
    return toUploadMark(id, name)
  })
  // Adjacent lines would be one paragraph, whose pictures stand side by side.
  const text = marks.join('\n\n')
  const { main } = view.state.selection
  const from = at ?? main.from
  view.dispatch({
    changes: { from, to: at ?? main.to, insert: text },
    selection: { anchor: from + text.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
  queue.start()
  return refused
}

/** Chooses another picture for a mark whose file was lost, as after a reload. */
export function replacePicture(
  view: EditorView,
  queue: UploadQueue,
  id: string,
  file: File,
): string[] {
  const reason = reasonAgainst(file)
  if (reason !== undefined) return [reason]
  const marks = findUploadMarks(view.state.doc.toString(), id)
  if (marks.length === 0) return []
  const { id: next, name } = queue.add(file)
  const insert = toUploadMark(next, name)
  view.dispatch({
    changes: marks.map(({ from, to }) => ({ from, to, insert })),
    userEvent: 'input.paste',
  })
  queue.start()
  return []
}

function reasonAgainst(file: File): string | undefined {
  if (!isPicture(file)) return copy.upload.refused(file.name, copy.upload.notPicture)
  return isEmptyFile(file) ? copy.upload.refused(file.name, copy.upload.empty) : undefined
}
