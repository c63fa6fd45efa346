import { decodeEntities } from './entities.ts'
import { stripEmphasis } from './strip-emphasis.ts'

/** Label and address stay this short in text that people write; longer ones are left as they are. */
const LINK =
  /(!?)\[([^[\]\n]{0,500})\]\(([^()\s]{0,1000}(?:\([^()\s]{0,500}\)[^()\s]{0,500})?)(?:\s+"[^"\n]{0,200}")?\)/g
const CODE = /(`+)([^`]+)\1(?!`)/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/g

/** One paragraph without pictures, addresses of links, and marks of emphasis and code. */
export function stripInline(paragraph: string): string {
  const text = paragraph.replace(LINK, (_, mark: string, label: string, address: string) =>
    mark && /^https?:/i.test(address) ? '' : label,
  )
  const pieces: string[] = []
  let done = 0
  for (const match of text.matchAll(CODE)) {
    pieces.push(stripEmphasis(text.slice(done, match.index)), match[2] ?? '')
    done = match.index + match[0].length
  }
  pieces.push(stripEmphasis(text.slice(done)))
  return decodeEntities(pieces.join('')).replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim()
}
