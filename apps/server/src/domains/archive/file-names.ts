import { toDay } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'

/** Maximum length of a name in graphemes, and in bytes (systems allow 255). */
const MAX_CHARACTERS = 60
const MAX_BYTES = 180
/** Characters that Windows, macOS or Linux refuses in a name, and invisible or bidirectional controls. */
const UNSAFE =
  /[<>:"/\\|?*\p{Cc}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]+/gu
/** Addresses in Markdown and HTML. They are not readable and differ between sites. */
const ADDRESSES = /(?<=\])\([^)]*\)?|<[^>]*>?|\/files\/[\w./-]*/g
const EDGES = /^[\s.]+|[\s.]+$/gu

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Names the entries of one folder: date and title, with a number where that name is taken. */
export function createNamer(): (date: Date, words: string) => string {
  const taken = new Set<string>()
  return (date, words) => {
    const stem = `${toDay(date)}-${toSafeWords(words)}`
    let name = stem
    // Most systems treat names that differ only in case or composition as equal.
    for (let number = 2; taken.has(fold(name)); number++) name = `${stem}-${number}`
    taken.add(fold(name))
    return `${name}.md`
  }
}

/** Converts text to a name that every system accepts. */
export function toSafeWords(words: string): string {
  const plain = words.toWellFormed().normalize('NFC').replace(ADDRESSES, ' ')
  const line = plain.replace(UNSAFE, ' ').replace(/\s+/g, ' ')
  return cut(line.replace(EDGES, '')).replace(EDGES, '') || copy.untitled
}

function cut(words: string): string {
  let result = ''
  let count = 0
  for (const { segment } of segmenter.segment(words)) {
    count += 1
    if (count > MAX_CHARACTERS || Buffer.byteLength(result + segment) > MAX_BYTES) break
    result += segment
  }
  return result
}

function fold(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}
