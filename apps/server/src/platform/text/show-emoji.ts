import { copy } from './copy.ts'

const EMOJI = new Map<string, string>(Object.entries(copy.emoji))
/** Skips code, and brackets of links and pictures. */
const TOKEN =
  /(```[\s\S]*?```|``[\s\S]*?``|`[^`\n]*`)|(?<![!\\])\[(\p{Script=Han}{1,3})\](?![(:])/gu

/** Replaces tokens that older clients write, such as `[微笑]`, by emoji. Unknown tokens stay unchanged. */
export function showEmoji(markdown: string): string {
  return markdown.replace(TOKEN, (whole, _code, name = '') => EMOJI.get(name) ?? whole)
}
