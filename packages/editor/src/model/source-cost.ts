/** Signs that a Markdown parser has to compare with each other, in one stretch of text. */
const MAX_SIGNS = 4000
/** Lists and quotations opened by one line. */
const MAX_MARKERS = 60

/** A run of blanks that the parser looks through from each of its places. */
const LONG_BLANK = /[ \t]{2000}/

const SIGNS = new Set([...'*_[](!<~'].map((sign) => sign.charCodeAt(0)))
const FENCE = /^\s{0,3}(?:`{3}|~{3})/
/** A line that begins a text of its own. */
const START = /^\s*(?:$|[-+*|]\s?|\d{1,9}[.)]\s|#{1,6}\s|>)/
const MARKERS = new RegExp(`^(?:\\s*(?:>|[-+*](?=\\s)|\\d{1,9}[.)](?=\\s))){${MAX_MARKERS}}`)

/**
 * Whether a source would keep the editor's parser busy, or beyond its depth: nobody writes such a text, but it can be
 * pasted. It is shown without colours then, and stays as quick to write in as any other.
 */
export function isHeavySource(lines: Iterable<string>): boolean {
  let signs = 0
  let isCode = false
  for (const line of lines) {
    if (FENCE.test(line)) {
      isCode = !isCode
      signs = 0
    }
    if (isCode) continue
    if (START.test(line)) {
      signs = 0
      if (MARKERS.test(line)) return true
    }
    signs += countSigns(line)
    if (signs > MAX_SIGNS || LONG_BLANK.test(line)) return true
  }
  return false
}

function countSigns(line: string): number {
  let count = 0
  for (let index = 0; index < line.length; index += 1) {
    if (SIGNS.has(line.charCodeAt(index))) count += 1
  }
  return count
}
