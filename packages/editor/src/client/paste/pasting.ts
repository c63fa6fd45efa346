import { type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isInCode } from '../commands/indent.ts'
import { copy } from '../copy.ts'
import { afterComposition } from '../source/after-composition.ts'
import { insertPictures } from '../upload/insert-pictures.ts'
import { isEmptyFile, isPicture } from '../upload/picture-files.ts'
import type { UploadQueue } from '../upload/upload-queue.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { type Clipboard, readPaste } from './read-paste.ts'

/** ms within which the paste event follows Mod-Shift-v. */
const PLAIN_PASTE_MS = 1000
/** Maximum size of a dropped text file, bytes. */
const MAX_TEXT_FILE_BYTES = 2_000_000
/** A longer text is not read to find out whether it is blank. */
const MAX_BLANK_LENGTH = 1000

export interface PastingOptions {
  queue: UploadQueue
  /** Called with what was not taken, as sentences. */
  onRefused: (reasons: string[]) => void
  /** Takes the settings of a pasted file over into the form. @returns the names of those that it took */
  takeSettings: (settings: FrontMatter) => readonly string[]
}

/**
 * Pasting and dropping: rich text becomes Markdown, pictures are uploaded, the settings of a whole file go to the form.
 * Mod-Shift-v pastes plain text.
 */
export function pasting(options: PastingOptions): Extension {
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
        return pasteInto(view, clipboard, options)
      },
      dragover(event) {
        // Handled here, or the browser would open the picture.
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
        return false
      },
      drop(event, view) {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0 || view.state.readOnly) return false
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false)
        return dropFiles(view, files, at, options)
      },
    }),
  ])
}

/**
 * Inserts dropped files: texts as they are, pictures as uploads.
 * @param at offset of the place where they were dropped
 * @returns false if there is nothing to insert
 */
export function dropFiles(
  view: EditorView,
  files: readonly File[],
  at: number,
  options: PastingOptions,
): boolean {
  const { queue, onRefused } = options
  const texts = files.filter(isText)
  const others = files.filter((file) => !isText(file))
  if (texts.length === 0 && !queue.isOpen) return false
  if (texts.length > 0) void insertTextFiles(view, texts, at, options)
  if (others.length > 0 && queue.isOpen) onRefused(insertPictures(view, queue, others, at))
  view.focus()
  return true
}

async function insertTextFiles(
  view: EditorView,
  files: readonly File[],
  at: number,
  options: PastingOptions,
): Promise<void> {
  const tooLong = files.filter(({ size }) => size > MAX_TEXT_FILE_BYTES)
  options.onRefused(tooLong.map(({ name }) => copy.upload.refused(name, copy.paste.longFile)))
  const read = files.filter((file) => !tooLong.includes(file)).map((file) => file.text())
  const text = (await Promise.all(read)).join('\n\n')
  if (!text) return
  afterComposition(view, () => {
    const isWhole = isBlank(view)
    const from = Math.min(at, view.state.doc.length)
    insertPlain(view, text, isWhole ? 0 : from, isWhole ? view.state.doc.length : from, options)
  })
}

function pasteInto(view: EditorView, clipboard: Clipboard, options: PastingOptions): boolean {
  const { queue, onRefused } = options
  if (clipboard.text && isInCode(view.state)) return false
  const paste = readPaste(clipboard, (file) => {
    return queue.isOpen && !isEmptyFile(file) ? queue.add(file).id : undefined
  })
  if (paste.kind === 'plain') {
    const isFileOnly = clipboard.files.length > 0 && !clipboard.text && !clipboard.html
    if (isFileOnly && queue.isOpen) onRefused(insertPictures(view, queue, clipboard.files))
    return isFileOnly || pasteFile(view, clipboard.text, options)
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
  onRefused(paste.lostPictures.length > 0 ? [copy.paste.lostPictures(paste.lostPictures)] : [])
  queue.start()
  return true
}

/** Pastes the text of a whole file into an empty text, without its settings. @returns false if it has none */
function pasteFile(view: EditorView, text: string, options: PastingOptions): boolean {
  const { from, to } = view.state.selection.main
  if (!isBlank(view) && (from > 0 || to < view.state.doc.length)) return false
  if (!splitFrontMatter(text)) return false
  insertPlain(view, text, 0, view.state.doc.length, options)
  return true
}

function insertPlain(
  view: EditorView,
  text: string,
  from: number,
  to: number,
  { onRefused, takeSettings }: PastingOptions,
): void {
  const isWhole = from === 0 && to === view.state.doc.length
  const file = isWhole ? splitFrontMatter(text) : undefined
  const insert = view.state.toText(file?.text ?? text)
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
  if (file) onRefused([toSettingsNote(file.settings.keys, takeSettings(file.settings))])
}

function toSettingsNote(keys: readonly string[], taken: readonly string[]): string {
  return copy.paste.settings(
    taken,
    keys.filter((key) => !taken.includes(key)),
  )
}

function isBlank(view: EditorView): boolean {
  const { doc } = view.state
  return doc.length < MAX_BLANK_LENGTH && doc.toString().trim() === ''
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

function isText(file: File): boolean {
  return (
    !isPicture(file) && (file.type.startsWith('text/') || /\.(?:md|markdown|txt)$/i.test(file.name))
  )
}
