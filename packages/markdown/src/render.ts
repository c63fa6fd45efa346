import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Root as Tree } from 'mdast'
import { highlight } from '#highlighter'
import { createColourBudget } from './code/code-block.ts'
import { lengthOfReferences } from './guard/references.ts'
import { isTooLarge } from './guard/tree-size.ts'
import { linesOf, toBlocks } from './html/blocks.ts'
import { byteLength } from './html/byte-length.ts'
import { chooseForms } from './html/choose-forms.ts'
import { finishCodeAndMath } from './html/code-and-math.ts'
import { assignIds } from './html/ids.ts'
import { finishImages } from './html/images.ts'
import { checkLinks } from './html/links.ts'
import { SCHEMA } from './html/schema.ts'
import { joinSoftBreaks } from './html/soft-breaks.ts'
import { finishTables } from './html/tables.ts'
import { parseRawHtml, toHtmlTree } from './html/to-hast.ts'
import { textOf, walkElements } from './html/walk.ts'
import { MAX_COLOUR_TIME_MS, maxHtmlBytes } from './limits.ts'
import { renderPlainText } from './render-plain-text.ts'
import { readingMinutes } from './text/minutes.ts'
import { toProse, toSearchText } from './text/plain-text.ts'
import { summarize, toExcerpt } from './text/summarize.ts'
import { toSummary } from './to-summary.ts'
import { breakLines } from './tree/break-lines.ts'
import { HTML_START } from './tree/drop-html.ts'
import { readTree } from './tree/read-tree.ts'
import { tidySource } from './tree/tidy-source.ts'
import type { RenderedMarkdown, RenderOptions } from './types.ts'

/**
 * Renders Markdown to sanitised HTML. What exceeds the limits is rendered more plainly, and in the end shown as
 * written (`isPlain`); the source alone never causes an error. The HTML has at most 64 kB and twelve times the bytes
 * of the source.
 * @param source untrusted Markdown
 * @param options resolution of pictures, prefix of ids, highlighter
 * @returns sanitised HTML, table of contents, plain text and properties of the text
 * @throws errors of `resolveImage` and `highlight`
 * @example
 * ```ts
 * import { renderMarkdown } from '@mozhan/markdown'
 *
 * const { html, toc } = await renderMarkdown('# 标题')
 * ```
 */
export async function renderMarkdown(
  source: string,
  options: RenderOptions = {},
): Promise<RenderedMarkdown> {
  try {
    return await draw(source, options)
  } catch (error) {
    // The libraries spread long lists as arguments, which may overflow the stack.
    if (error instanceof RangeError) return renderPlainText(source, options)
    throw error
  }
}

async function draw(source: string, options: RenderOptions): Promise<RenderedMarkdown> {
  const clean = tidySource(source)
  const read = readTree(clean)
  const summary = read ? summaryOf(read, clean) : ''
  const maxBytes = maxHtmlBytes(byteLength(source))
  const isDrawn = read && lengthOfReferences(read) <= maxBytes
  if (isDrawn && options.breaks) breakLines(read)
  const tree = isDrawn && toSafeTree(read, options.idPrefix ?? '')
  if (!tree) return renderPlainText(clean, options)

  joinSoftBreaks(tree)
  const toc = assignIds(tree, options.idPrefix ?? '', options.usedIds)
  checkLinks(tree, options)
  const images = await finishImages(tree, options)
  const text = toSearchText(tree)
  const excerpt = toExcerpt(summary || text)
  const minutes = minutesOf(tree)
  const lines = options.withBlocks ? linesOf(tree) : undefined
  finishTables(tree)
  const colours = createColourBudget(options.highlightTime ?? MAX_COLOUR_TIME_MS)
  const { drawings, ...found } = await finishCodeAndMath(
    tree,
    options.highlight ?? highlight,
    colours,
  )
  const spare = maxBytes - byteLength(toHtml(tree, HTML))
  if (spare < 0) return renderPlainText(clean, options)
  chooseForms(drawings, spare)
  const html = toHtml(tree, HTML)
  const blocks = lines && { blocks: toBlocks(tree, lines) }
  return { html, toc, excerpt, text, minutes, images, isPlain: false, ...found, ...blocks }
}

/** The tree of the page has lost tags whose content a summary leaves out. */
function summaryOf(tree: Tree, source: string): string {
  return HTML_START.test(source) ? toSummary(source) : summarize(tree)
}

const HTML = { allowDangerousHtml: true }

function toSafeTree(tree: Tree, idPrefix: string): Root | undefined {
  const parsed = parseRawHtml(toHtmlTree(tree, idPrefix))
  if (isTooLarge(parsed)) return undefined
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
