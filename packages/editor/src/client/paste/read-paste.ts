import { toAlt, uploadAddress } from '../../model/upload-mark.ts'
import { fileFromData, isPicture } from '../upload/picture-files.ts'
import { cleanHtml } from './clean-html.ts'
import { toMarkdown } from './to-markdown.ts'

/** Contents of the clipboard. */
export interface Clipboard {
  types: readonly string[]
  text: string
  html: string
  files: readonly File[]
}

/** Result of a paste; `plain` is left to the editor. */
export type Paste =
  | { kind: 'plain' }
  | { kind: 'pictures'; files: File[] }
  | { kind: 'markdown'; text: string }

/** Longer HTML is pasted as plain text, so that pasting does not block. UTF-16 units. */
const MAX_HTML = 1_000_000

const CODE_EDITOR = /^vscode-editor-data$|^application\/vnd\.code\./
/** Elements with a Markdown equivalent. */
const MARKED =
  'a[href],strong,b,em,i,del,s,code,pre,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,hr,img[src],[data-formula]'

/**
 * Decides how to paste: either pictures, or a text with its pictures, or plain text.
 *
 * @param addPicture adds a picture in the text and returns its id; `undefined` if it was refused.
 */
export function readPaste(
  clipboard: Clipboard,
  addPicture: (file: File) => string | undefined,
): Paste {
  const pictures = clipboard.files.filter(isPicture)
  if (clipboard.types.some((type) => CODE_EDITOR.test(type))) return { kind: 'plain' }
  const isTooLong = clipboard.html.length > MAX_HTML
  const body = clipboard.html && !isTooLong ? cleanHtml(clipboard.html) : undefined
  const hasText = Boolean(body?.textContent?.trim())
  // A browser that copies a picture adds its img element: still one picture.
  if (pictures.length > 0 && !hasText) return { kind: 'pictures', files: pictures }
  if (!body?.querySelector(MARKED) || isCodeAlone(body)) return { kind: 'plain' }
  placePictures(body, pictures, addPicture)
  const text = toMarkdown(body)
  return text ? { kind: 'markdown', text } : { kind: 'plain' }
}

/** Matches the copy of a code editor: one block in a monospace font. */
function isCodeAlone(body: HTMLElement): boolean {
  const [only, ...others] = [...body.children]
  if (!(only instanceof HTMLElement) || others.length > 0) return false
  const style = only.getAttribute('style') ?? ''
  return /white-space\s*:\s*pre|font-family\s*:[^;]*(?:mono|consolas|menlo|courier)/i.test(style)
}

/** Replaces local pictures by uploads; removes those that cannot be read. */
function placePictures(
  body: HTMLElement,
  files: File[],
  addPicture: (file: File) => string | undefined,
) {
  const rest = [...files]
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    if (/^(?:https?:)?\/\//i.test(address)) continue
    const file = fileFromData(address) ?? rest.shift()
    const id = file && addPicture(file)
    if (!file || !id) {
      image.remove()
      continue
    }
    image.setAttribute('src', uploadAddress(id))
    image.setAttribute('alt', toAlt(file.name))
    image.removeAttribute('title')
  }
}
