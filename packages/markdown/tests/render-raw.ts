import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { parseMarkdown } from '../src/parse/parse.ts'

/**
 * The parser's own HTML, raw HTML included, before anything of this product is added or cleaned.
 * Only for the conformance tests: never show it to anybody.
 */
export function renderRaw(source: string): string {
  const tree = toHast(parseMarkdown(source), { allowDangerousHtml: true })
  return toHtml(tree, { allowDangerousHtml: true, allowDangerousCharacters: true })
}
