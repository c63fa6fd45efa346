import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Root as Tree } from 'mdast'
import { highlight } from '#highlighter'
import { isTooDeep } from './guard/depth.ts'
import { renderPlain } from './guard/plain.ts'
import { linesOf, toBlocks } from './html/blocks.ts'
import { finishCodeAndMath } from './html/code-and-math.ts'
import { assignIds } from './html/ids.ts'
import { finishImages } from './html/images.ts'
import { checkLinks } from './html/links.ts'
import { SCHEMA } from './html/schema.ts'
import { joinSoftBreaks } from './html/soft-breaks.ts'
import { finishTables } from './html/tables.ts'
import { parseRawHtml, toHtmlTree } from './html/to-hast.ts'
import { textOf, walkElements } from './html/walk.ts'
import { readingMinutes } from './text/minutes.ts'
import { tidy, toProse, toSearchText } from './text/plain-text.ts'
import { summarize, toExcerpt } from './text/summarize.ts'
import { readTree, tidySource } from './tree/read-tree.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Renders Markdown to safe HTML. It never throws because of the source: what is too long or too deep
 * comes out as plain text.
 *
 * @param source Markdown of an author nobody trusts.
 * @example const { html, toc } = await renderMarkdown('# 标题')
 */
export async function renderMarkdown(
  source: string,
  options: RenderOptions = {},
): Promise<RenderedMarkdown> {
  const clean = tidySource(source)
  const read = readTree(clean)
  const summary = read ? summarize(read) : ''
  const tree = read && toSafeTree(read, options.idPrefix ?? '')
  if (!tree) return toPlain(clean, options.withBlocks)

  joinSoftBreaks(tree)
  const toc = assignIds(tree, options.idPrefix ?? '')
  checkLinks(tree, options)
  const images = await finishImages(tree, options)
  const text = toSearchText(tree)
  const excerpt = toExcerpt(summary || text)
  const minutes = minutesOf(tree)
  const lines = options.withBlocks ? linesOf(tree) : undefined
  finishTables(tree)
  const found = await finishCodeAndMath(tree, options.highlight ?? highlight)
  const html = toHtml(tree, { allowDangerousHtml: true })
  const blocks = lines && { blocks: toBlocks(tree, lines) }
  return { html, toc, excerpt, text, minutes, images, ...found, ...blocks }
}

function toSafeTree(tree: Tree, idPrefix: string): Root | undefined {
  const parsed = parseRawHtml(toHtmlTree(tree, idPrefix))
  if (isTooDeep(parsed)) return undefined
  const safe = sanitize(parsed, SCHEMA)
  return safe.type === 'root' ? safe : { type: 'root', children: [] }
}

function minutesOf(tree: Root): number {
  let codeLines = 0
  walkElements(tree, (element) => {
    if (element.tagName !== 'pre') return
    codeLines += textOf(element)
      .split('\n')
      .filter((line) => line.trim()).length
  })
  return readingMinutes(toProse(tree), codeLines)
}

function toPlain(source: string, withBlocks = false): RenderedMarkdown {
  const text = tidy(source)
  const html = renderPlain(source)
  return {
    html,
    toc: [],
    excerpt: toExcerpt(text),
    text,
    minutes: readingMinutes(text, 0),
    hasMath: false,
    hasMermaid: false,
    images: [],
    ...(withBlocks ? { blocks: [{ html, line: 1 }] } : {}),
  }
}
