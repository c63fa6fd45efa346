import { copy } from './copy.ts'

const EMOJI = new Map<string, string>(Object.entries(copy.emoji))
/** Code keeps its signs, and links and pictures keep their brackets. */
const TOKEN =
  /(```[\s\S]*?```|``[\s\S]*?``|`[^`\n]*`)|(?<![!\\])\[(\p{Script=Han}{1,3})\](?![(:])/gu

/** Turns the tokens that older clients write, such as `[微笑]`, into the signs they stand for. Unknown ones stay. */
export function showEmoji(markdown: string): string {
  return markdown.replace(TOKEN, (whole, _code, name = '') => EMOJI.get(name) ?? whole)
}
