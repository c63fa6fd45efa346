import { copy as firstCopy } from '../../copy.ts'
import { toAlt, uploadAddress } from '../../model/upload-mark.ts'
import { copy } from '../copy.ts'
import { fileFromData, isPicture } from '../upload/picture-files.ts'
import { cleanHtml, toFragment } from './clean-html.ts'
import { hasCodeLines, hasWholeText } from './compare-texts.ts'
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
  | {
      kind: 'markdown'
      text: string
      /** Names of pictures that are in the text of the source, but not on the clipboard. */
      lostPictures: string[]
    }

/** Lists and quotes inside each other beyond this depth are pasted as plain text: each level indents all lines again. */
const MAX_DEPTH = 20
const NESTED = 'li,blockquote'
/** Wider tables are pasted as plain text: the converter compares the cells of a row with each other. */
const MAX_COLUMNS = 100
/** Longer HTML is pasted as plain text, so that pasting does not block. UTF-16 units. */
const MAX_HTML = 1_000_000

/** Maximum length of a name in a message, UTF-16 units. */
const MAX_NAME = 60

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
  const html = toFragment(clipboard.html)
  const clean = html && html.length <= MAX_HTML ? cleanHtml(html) : undefined
  if (pictures.length > 0 && !hasText(clipboard, clean?.body))
    return { kind: 'pictures', files: pictures }
  if (!clean?.body.querySelector(MARKED) || isCodeAlone(clean.body)) return { kind: 'plain' }
  const { body, removed } = clean
  if (isTooDeep(body) || isTooWide(body)) return { kind: 'plain' }
  if (!repairCode(body, clipboard.text)) return { kind: 'plain' }
  const images = body.querySelectorAll('img')
  const converted = toMarkdown(body)
  const omitted = removed + copy.paste.pictureWords.repeat(images.length)
  if (!hasWholeText(converted, clipboard.text, omitted)) return { kind: 'plain' }
  const lostPictures = placePictures(images, pictures, addPicture)
  const text = images.length > 0 ? toMarkdown(body) : converted
  return text || lostPictures.length > 0
    ? { kind: 'markdown', text, lostPictures }
    : { kind: 'plain' }
}

/** Whether the clipboard has text. A browser that copies a picture adds its element, a file manager the names of files. */
function hasText({ text, html, files }: Clipboard, body: HTMLElement | undefined): boolean {
  if (body) return Boolean(body.textContent?.trim())
  const names = new Set(files.map(({ name }) => name))
  const isNames = text.split('\n').every((line) => names.has(line.trim()) || !line.trim())
  return html !== '' ? text.trim() !== '' : !isNames
}

/** Whether code has the lines of the plain text; code that stands alone takes them from there. */
function repairCode(body: HTMLElement, plain: string): boolean {
  const blocks = [...body.querySelectorAll('pre')]
  const codes = blocks.map(({ textContent }) => textContent ?? '')
  if (!plain.trim() || hasCodeLines(codes, plain)) return true
  const [only] = blocks
  if (!only || blocks.length > 1 || body.textContent?.trim() !== only.textContent?.trim())
    return false
  only.textContent = plain.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  return true
}

function isTooWide(body: HTMLElement): boolean {
  return [...body.querySelectorAll('tr')].some(({ cells }) => cells.length > MAX_COLUMNS)
}

function isTooDeep(body: HTMLElement): boolean {
  const depths = new Map<Element, number>()
  for (const element of body.querySelectorAll(NESTED)) {
    const outer = element.parentElement?.closest(NESTED)
    const depth = (outer ? (depths.get(outer) ?? 0) : 0) + 1
    if (depth > MAX_DEPTH) return true
    depths.set(element, depth)
  }
  return false
}

/** Matches the copy of a code editor: one block in a monospace font. */
function isCodeAlone(body: HTMLElement): boolean {
  const [only, ...others] = [...body.children]
  if (!(only instanceof HTMLElement) || others.length > 0) return false
  if (only.nodeName === 'PRE' && (only.className || 'code' in only.dataset)) return false
  const style = only.getAttribute('style') ?? ''
  return /white-space\s*:\s*pre|font-family\s*:[^;]*(?:mono|consolas|menlo|courier)/i.test(style)
}

/** Replaces local pictures by uploads; removes those that cannot be read. @returns the names of these */
function placePictures(
  images: Iterable<HTMLImageElement>,
  files: File[],
  addPicture: (file: File) => string | undefined,
): string[] {
  const rest = [...files]
  const lost: string[] = []
  for (const image of images) {
    const address = image.getAttribute('src') ?? ''
    if (/^(?:https?:)?\/\//i.test(address)) continue
    const file = fileFromData(address) ?? rest.shift()
    const id = file && addPicture(file)
    if (!file || !id) {
      lost.push(toPictureName(image, file))
      image.remove()
      continue
    }
    image.setAttribute('src', uploadAddress(id))
    image.setAttribute('alt', toAlt(file.name))
    image.removeAttribute('title')
  }
  return lost
}

/** The name of a picture for a message: of its file, its alternative text, or the end of its address. */
function toPictureName(image: Element, file: File | undefined): string {
  const address = image.getAttribute('src') ?? ''
  const ending = address.startsWith('data:') ? '' : address.slice(-MAX_NAME).replace(/^.*[/\\]/, '')
  const name = file?.name ?? (image.getAttribute('alt')?.trim() || ending)
  return name.slice(0, MAX_NAME) || firstCopy.picture
}
