import { copy } from '../copy.ts'

/** An upload mark in the text: `![name](upload:id)`. */
export interface UploadMark {
  id: string
  /** Offsets of the whole mark. */
  from: number
  to: number
  /** Offsets of the address. */
  urlFrom: number
  urlTo: number
}

/** Returns the address of a finished upload. */
export type UrlOf = (id: string) => string | undefined

/** Bounded, so that a text of brackets is searched in linear time. */
const MARK = /!\[(?:\\.|[^\]\\\n]){0,200}\]\((upload:([a-z0-9]+))\)/g
const SIGN = '](upload:'

const MAX_NAME = 60
/** Default names of pictures. */
const NAMELESS = /^(?:image|img|picture|screenshot|unnamed|untitled|blob)?[\s_-]*\d*$/i

/** The mark of a file. */
export function toUploadMark(id: string, name: string): string {
  return `![${toAlt(name)}](${uploadAddress(id)})`
}

export function uploadAddress(id: string): string {
  return `upload:${id}`
}

/** A file's name as alternative text: without extension and without characters that would end it. */
export function toAlt(name: string): string {
  const bare = name
    .normalize()
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[[\]\\`<>\n\r]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (NAMELESS.test(bare)) return copy.picture
  return [...bare].slice(0, MAX_NAME).join('')
}

/** The marks in a text, in order: all, or those of one file. */
export function findUploadMarks(text: string, id?: string): UploadMark[] {
  if (!text.includes(SIGN)) return []
  return [...text.matchAll(MARK)].map(toMark).filter((mark) => !id || mark.id === id)
}

/** Whether a text has unfinished uploads and should not be published. */
export function hasUploads(text: string): boolean {
  return findUploadMarks(text).length > 0
}

/** Removes the marks of unfinished uploads; a line without other content is removed, too. */
export function withoutUploads(text: string): string {
  if (!text.includes(SIGN)) return text
  const lines = text.split('\n').flatMap((line) => {
    const rest = line.replace(MARK, '')
    return rest !== line && rest.trim() === '' ? [] : [rest]
  })
  return lines.join('\n')
}

/** Replaces the marks of finished uploads by their addresses. */
export function resolveUploads(text: string, urlOf: UrlOf): string {
  const pieces: string[] = []
  let done = 0
  for (const { id, urlFrom, urlTo } of findUploadMarks(text)) {
    const url = urlOf(id)
    if (url === undefined) continue
    pieces.push(text.slice(done, urlFrom), toImageUrl(url))
    done = urlTo
  }
  return pieces.join('') + text.slice(done)
}

/** Maps an offset in the text to the text with addresses. */
export function resolveOffset(text: string, offset: number, urlOf: UrlOf): number {
  let shift = 0
  for (const { id, urlFrom, urlTo } of findUploadMarks(text)) {
    const url = urlOf(id)
    if (urlFrom >= offset) break
    if (url === undefined) continue
    const length = toImageUrl(url).length
    if (offset < urlTo) return urlFrom + shift + Math.min(offset - urlFrom, length)
    shift += length - (urlTo - urlFrom)
  }
  return offset + shift
}

const DRAWN = 'https://upload.invalid/'

/** An address that the renderer accepts, for an object URL. */
export function toDrawnAddress(id: string): string {
  return DRAWN + id
}

/** The upload of such an address. */
export function drawnUpload(address: string): string | undefined {
  return address.startsWith(DRAWN) ? address.slice(DRAWN.length) : undefined
}

/** Escapes an address for Markdown. */
function toImageUrl(url: string): string {
  return url.replace(/[\s()<>\\]/g, (sign) => `%${hex(sign)}`)
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
}

function toMark(match: RegExpExecArray): UploadMark {
  const [whole, url = '', id = ''] = match
  const to = match.index + whole.length
  return { id, from: match.index, to, urlFrom: to - 1 - url.length, urlTo: to - 1 }
}
