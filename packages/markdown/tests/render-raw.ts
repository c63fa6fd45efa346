import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { parseMarkdown } from '../src/parse/parse.ts'

/**
 * The parser's own HTML, including raw HTML, before sanitising.
 * Only for conformance tests: never show it in a page.
 */
export function renderRaw(source: string): string {
  const tree = toHast(parseMarkdown(source), { allowDangerousHtml: true })
  return toHtml(tree, { allowDangerousHtml: true, allowDangerousCharacters: true })
}
