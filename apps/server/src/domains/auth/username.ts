/**
 * A user name as it is stored and shown: full-width letters, as Chinese keyboards write them, become common ones. What is
 * compared is `foldName` of it. `isUsername` allows ideographs and ASCII only, so that no letter of another script passes
 * for one of these.
 */
export function toUsername(text: string): string {
  return text.normalize('NFKC').trim()
}
