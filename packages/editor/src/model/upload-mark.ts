import { copy } from '../copy.ts'

/** A picture on its way, as it stands in the text: `![上传中：name](upload:id)`. */
export interface UploadMark {
  id: string
  alt: string
  /** Offsets of the whole mark. */
  from: number
  to: number
  /** Offsets of the address; the alternative text begins two characters after `from`. */
  urlFrom: number
  urlTo: number
}

/** Bounded, so that a text of nothing but brackets is still searched in one go. */
const MARK = /!\[((?:\\.|[^\]\\\n]){0,200})\]\((upload:([a-z0-9]+))\)/g
const SIGN = '](upload:'

const MAX_NAME = 60
/** What systems call a picture that nobody named. */
const NAMELESS = /^(?:image|img|picture|screenshot|unnamed|untitled|blob)?[\s_-]*\d*$/i

/** The mark of a file that is being sent. */
export function toUploadMark(id: string, name: string): string {
  return `![${uploadAlt(name)}](${uploadAddress(id)})`
}

export function uploadAlt(name: string): string {
  return copy.upload.sending + toAlt(name)
}

export function uploadAddress(id: string): string {
  return `upload:${id}`
}

/** Marks in a text, in order: all of them, or those of one file. */
export function findUploadMarks(text: string, id?: string): UploadMark[] {
  if (!text.includes(SIGN)) return []
  return [...text.matchAll(MARK)].flatMap(toMark).filter((mark) => !id || mark.id === id)
}

/** Whether a text still waits for pictures: it should not be published like this. */
export function hasUploads(text: string): boolean {
  return findUploadMarks(text).length > 0
}

/** The text without the pictures that have not arrived; a line which held nothing else goes with them. */
export function withoutUploads(text: string): string {
  if (!text.includes(SIGN)) return text
  const lines = text.split('\n').flatMap((line) => {
    const rest = line.replace(MARK, '')
    return rest !== line && rest.trim() === '' ? [] : [rest]
  })
  return lines.join('\n')
}

const DRAWN = 'https://upload.invalid/'

/** The text with addresses that the renderer lets pass, for the pictures this browser can show: `drawnUpload` reads them. */
export function withDrawnUploads(text: string, canDraw: (id: string) => boolean): string {
  const marks = findUploadMarks(text).filter(({ id }) => canDraw(id))
  const pieces: string[] = []
  let done = 0
  for (const { id, urlFrom, urlTo } of marks) {
    pieces.push(text.slice(done, urlFrom), DRAWN, id)
    done = urlTo
  }
  return pieces.join('') + text.slice(done)
}

/** The upload an address of the rendered text stands for. */
export function drawnUpload(address: string): string | undefined {
  return address.startsWith(DRAWN) ? address.slice(DRAWN.length) : undefined
}

/** Alternative text without what we say about the state of the upload. */
export function bareAlt(alt: string): string {
  for (const prefix of [copy.upload.sending, copy.upload.failed]) {
    if (alt.startsWith(prefix)) return alt.slice(prefix.length)
  }
  return alt
}

/** A file's name as alternative text: without ending and without signs that end it. */
export function toAlt(name: string): string {
  const bare = name
    .normalize()
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[[\]\\`<>\n\r]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (NAMELESS.test(bare)) return copy.upload.picture
  return [...bare].slice(0, MAX_NAME).join('')
}

/** An address that ends neither early nor the picture it is in. */
export function toImageUrl(url: string): string {
  return url.replace(/[\s()<>\\]/g, (sign) => `%${hex(sign)}`)
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
}

function toMark(match: RegExpExecArray): UploadMark[] {
  const [whole, alt = '', url = '', id = ''] = match
  const to = match.index + whole.length
  return [{ id, alt, from: match.index, to, urlFrom: to - 1 - url.length, urlTo: to - 1 }]
}
