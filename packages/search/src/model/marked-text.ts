/** A piece of a found text, and whether it is what was looked for. */
export interface TextPiece {
  text: string
  isHit: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * The pieces of a text that a search has marked with `<em>`. Everything else in it is text, tags too: nothing of it ever
 * becomes an element of the page.
 */
export function toPieces(marked: string): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const part of marked.split(/(<em>.*?<\/em>)/s)) {
    const inside = /^<em>(.*)<\/em>$/s.exec(part)?.[1]
    const text = decode(inside ?? part)
    if (text !== '') pieces.push({ text, isHit: inside !== undefined })
  }
  return pieces
}

/** A marked text without its marks. */
export function toPlain(marked: string): string {
  return toPieces(marked)
    .map(({ text }) => text)
    .join('')
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}
