/** Maximum number of characters in one stretch of text that a Markdown parser compares pairwise. */
const MAX_SIGNS = 4000
/** Maximum number of lists and quotations opened by one line. */
const MAX_MARKERS = 60

/** Matches a run of spaces that the parser scans from each of its positions. */
const LONG_BLANK = /[ \t]{2000}/

const SIGNS = new Set([...'*_[](!<~'].map((sign) => sign.charCodeAt(0)))
const FENCE = /^\s{0,3}(?:`{3}|~{3})/
/** Matches a line that starts a new text. */
const START = /^\s*(?:$|[-+*|]\s?|\d{1,9}[.)]\s|#{1,6}\s|>)/
const MARKERS = new RegExp(`^(?:\\s*(?:>|[-+*](?=\\s)|\\d{1,9}[.)](?=\\s))){${MAX_MARKERS}}`)

/**
 * Whether a source would block the editor's parser or exceed its nesting depth. Such a text is not written by hand, but can
 * be pasted. It is shown without highlighting, which keeps editing fast.
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
