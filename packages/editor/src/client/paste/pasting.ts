import { type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isInCode } from '../commands/indent.ts'
import { insertPictures } from '../upload/insert-pictures.ts'
import { isEmptyFile, isPicture } from '../upload/picture-files.ts'
import type { UploadQueue } from '../upload/upload-queue.ts'
import { type Clipboard, readPaste } from './read-paste.ts'

/** ms within which the paste event follows Mod-Shift-v. */
const PLAIN_PASTE_MS = 1000

/**
 * Pasting and dropping: rich text becomes Markdown, pictures are uploaded. Mod-Shift-v pastes plain text.
 *
 * @param onRefused called with the reasons why files were refused.
 */
export function pasting(queue: UploadQueue, onRefused: (reasons: string[]) => void): Extension {
  let plainUntil = 0
  const askForPlain = () => {
    plainUntil = Date.now() + PLAIN_PASTE_MS
    return false
  }

  return Prec.high([
    keymap.of([{ key: 'Mod-Shift-v', run: askForPlain }]),
    EditorView.domEventHandlers({
      paste(event, view) {
        const clipboard = readClipboard(event.clipboardData)
        if (!clipboard || view.state.readOnly || Date.now() < plainUntil) return false
        return pasteInto(view, queue, clipboard, onRefused)
      },
      dragover(event) {
        // Handled here, or the browser would open the picture.
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
        return false
      },
      drop(event, view) {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0 || !queue.isOpen || files.every(isText)) return false
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
        onRefused(insertPictures(view, queue, files, at))
        view.focus()
        return true
      },
    }),
  ])
}

function pasteInto(
  view: EditorView,
  queue: UploadQueue,
  clipboard: Clipboard,
  onRefused: (reasons: string[]) => void,
): boolean {
  if (clipboard.text && isInCode(view.state)) return false
  const paste = readPaste(clipboard, (file) => {
    return queue.isOpen && !isEmptyFile(file) ? queue.add(file).id : undefined
  })
  if (paste.kind === 'plain') {
    const isFileOnly = clipboard.files.length > 0 && !clipboard.text && !clipboard.html
    if (isFileOnly && queue.isOpen) onRefused(insertPictures(view, queue, clipboard.files))
    return isFileOnly
  }
  if (paste.kind === 'pictures') {
    if (queue.isOpen) onRefused(insertPictures(view, queue, paste.files))
    return true
  }
  const { from } = view.state.selection.main
  const isInLine = view.state.doc.lineAt(from).from !== from
  const lead = isInLine && paste.text.includes('\n') ? '\n\n' : ''
  view.dispatch(view.state.replaceSelection(lead + paste.text), {
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
  queue.start()
  return true
}

function readClipboard(data: DataTransfer | null): Clipboard | undefined {
  return data
    ? {
        types: data.types,
        text: data.getData('text/plain'),
        html: data.getData('text/html'),
        files: [...data.files],
      }
    : undefined
}

/** The editor itself inserts the content of a dropped text file. */
function isText(file: File): boolean {
  return (
    !isPicture(file) && (file.type.startsWith('text/') || /\.(?:md|markdown|txt)$/i.test(file.name))
  )
}
