import { toDay } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'

/** Longest name in what people see as characters, and in bytes: systems allow 255 of them. */
const MAX_CHARACTERS = 60
const MAX_BYTES = 180
/** What Windows, macOS or Linux refuses in a name, and what hides or turns the rest of it. */
const UNSAFE =
  /[<>:"/\\|?*\p{Cc}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]+/gu
/** Addresses in Markdown and HTML: they say nothing, and are other ones on another site. */
const ADDRESSES = /(?<=\])\([^)]*\)?|<[^>]*>?|\/files\/[\w./-]*/g
const EDGES = /^[\s.]+|[\s.]+$/gu

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Gives the entries of one folder their names: the day and words of the entry, a number where both are taken. */
export function createNamer(): (date: Date, words: string) => string {
  const taken = new Set<string>()
  return (date, words) => {
    const stem = `${toDay(date)}-${toSafeWords(words)}`
    let name = stem
    // Most systems take names for the same that differ in case or composition only.
    for (let number = 2; taken.has(fold(name)); number++) name = `${stem}-${number}`
    taken.add(fold(name))
    return `${name}.md`
  }
}

/** Words as every system takes them for a name. */
export function toSafeWords(words: string): string {
  const plain = words.toWellFormed().normalize('NFC').replace(ADDRESSES, ' ')
  const line = plain.replace(UNSAFE, ' ').replace(/\s+/g, ' ')
  return cut(line.replace(EDGES, '')).replace(EDGES, '') || copy.untitled
}

function cut(words: string): string {
  let kept = ''
  let count = 0
  for (const { segment } of segmenter.segment(words)) {
    count += 1
    if (count > MAX_CHARACTERS || Buffer.byteLength(kept + segment) > MAX_BYTES) break
    kept += segment
  }
  return kept
}

function fold(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}
