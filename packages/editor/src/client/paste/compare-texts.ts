const CHARACTER = /[\p{L}\p{N}]/gu
/** White space, and characters without width. */
const INVISIBLE = /[\s\u200b-\u200d\ufeff]/g

/**
 * Whether a converted text has every letter and digit of the plain text that stands beside it on the clipboard. Words are
 * compared by their characters, because marks such as `**` may stand inside a word.
 *
 * @param removed text that was left out on purpose, such as line numbers and buttons
 */
export function hasWholeText(markdown: string, plain: string, removed: string): boolean {
  const found = countCharacters(withoutAddresses(`${markdown}\n${removed}`))
  for (const [character, count] of countCharacters(withoutAddresses(plain))) {
    if ((found.get(character) ?? 0) < count) return false
  }
  return true
}

/** Whether every line of converted code is a line of the plain text. Glued lines are not. */
export function hasCodeLines(codes: readonly string[], plain: string): boolean {
  const lines = new Set<string>()
  for (const line of plain.split(/\r\n?|\n/)) {
    // A browser writes a tab between the cells of a table, and some a number before a line.
    for (const piece of [line, ...line.split('\t'), line.replace(/^\s*\d+[.:|\s]?/, '')]) {
      lines.add(piece.replace(INVISIBLE, ''))
    }
  }
  return codes.every((code) =>
    code.split('\n').every((line) => lines.has(line.replace(INVISIBLE, ''))),
  )
}

function countCharacters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [character] of text.toLowerCase().matchAll(CHARACTER)) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return counts
}

/** The text without the addresses of links and pictures, which some programs write in their plain text, too. */
function withoutAddresses(text: string): string {
  const pieces: string[] = []
  let done = 0
  let from = text.indexOf('](')
  while (from >= 0) {
    const to = text.indexOf(')', from)
    if (to < 0) break
    pieces.push(text.slice(done, from + 1))
    done = to + 1
    from = text.indexOf('](', done)
  }
  return pieces.join('') + text.slice(done)
}
