/** A piece of a text, and whether it is highlighted. */
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
 * Splits a text at the `<em>` marks of a search. Everything else in it, including other tags, is text and never
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

/** Removes the highlight marks of a text. */
export function toPlain(marked: string): string {
  return toPieces(marked)
    .map(({ text }) => text)
    .join('')
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}
