/**
 * A user name as stored and shown: full-width letters of Chinese keyboards become ASCII (NFKC). Names are compared by
 * `foldName`. `isUsername` allows ideographs and ASCII only, which excludes homoglyphs of other scripts.
 */
export function toUsername(text: string): string {
  return text.normalize('NFKC').trim()
}
