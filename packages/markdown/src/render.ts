import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { highlight } from '#highlighter'
import { isTooDeep } from './guard/depth.ts'
import { hasTooManyBlocks } from './guard/lines.ts'
import { limitOpenTags } from './guard/open-tags.ts'
import { renderPlain } from './guard/plain.ts'
import { tame } from './guard/tame.ts'
import { textCost } from './guard/text-cost.ts'
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
import { parseMarkdown } from './parse/parse.ts'
import { cutText } from './text/cut-text.ts'
import { readingMinutes } from './text/minutes.ts'
import { tidy, toExcerpt, toProse, toSearchText } from './text/plain-text.ts'
import { prepareTree } from './tree/prepare.ts'
import type { Reread } from './tree/raw-html.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/** Microseconds for what is inside unknown elements. */
const REREAD_BUDGET = 200_000

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
  const clean = source
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  const tree = toSafeTree(clean, options.idPrefix ?? '')
  if (!tree) return toPlain(clean, options.withBlocks)

  joinSoftBreaks(tree)
  const toc = assignIds(tree, options.idPrefix ?? '')
  checkLinks(tree, options)
  const images = await finishImages(tree, options.resolveImage)
  const text = toSearchText(tree)
  const excerpt = toExcerpt(tree, text)
  const minutes = minutesOf(tree)
  const lines = options.withBlocks ? linesOf(tree) : undefined
  finishTables(tree)
  const found = await finishCodeAndMath(tree, options.highlight ?? highlight)
  const html = toHtml(tree, { allowDangerousHtml: true })
  const blocks = lines && { blocks: toBlocks(tree, lines) }
  return { html, toc, excerpt, text, minutes, images, ...found, ...blocks }
}

function toSafeTree(source: string, idPrefix: string): Root | undefined {
  const tamed = hasTooManyBlocks(source) ? undefined : tame(source)
  if (tamed === undefined) return undefined
  const tree = parseMarkdown(tamed)
  if (isTooDeep(tree)) return undefined
  const prepared = prepareTree(limitOpenTags(tree), createReread())
  const parsed = parseRawHtml(toHtmlTree(prepared, idPrefix))
  if (isTooDeep(parsed)) return undefined
  const safe = sanitize(parsed, SCHEMA)
  return safe.type === 'root' ? safe : { type: 'root', children: [] }
}

/** All blocks of one text that are read again share one budget. */
function createReread(): Reread {
  let left = REREAD_BUDGET
  return (source) => {
    left -= textCost(source)
    if (left < 0 || hasTooManyBlocks(source)) return undefined
    const tree = parseMarkdown(source)
    return isTooDeep(tree) ? undefined : limitOpenTags(tree)
  }
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
    excerpt: cutText(text.slice(0, 10_000).replaceAll('\n', ' '), 200),
    text,
    minutes: readingMinutes(text, 0),
    hasMath: false,
    hasMermaid: false,
    images: [],
    ...(withBlocks ? { blocks: [{ html, line: 1 }] } : {}),
  }
}
