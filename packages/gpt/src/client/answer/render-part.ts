import { type RenderedBlock, renderMarkdown } from '@mozhan/markdown'
import { highlight } from '@mozhan/markdown/highlight'

/** The unfinished end of a text. */
export interface PartRequest {
  source: string
  /** Nothing will be added, so all of it is finished. */
  isOver: boolean
  /** Prefix of every element id, unique for each text of a page. */
  idPrefix: string
  /** Omits syntax highlighting, because it timed out. */
  isPlain?: boolean
}

export interface Part {
  /** Blocks that no later piece can change, with syntax highlighting. */
  finished: RenderedBlock[]
  /** Length of their source, UTF-16 units. */
  taken: number
  /** Blocks that a later piece may change. */
  rest: RenderedBlock[]
}

/**
 * Renders the unfinished end of a growing text. The parser of the renderer finds the blocks. A block is finished when the
 * next block has a complete first line, because an incomplete line may still continue the block before it.
 */
export async function renderPart({
  source,
  isOver,
  idPrefix,
  isPlain = false,
}: PartRequest): Promise<Part> {
  const render = async (text: string, isHighlighted: boolean) => {
    const siteUrl = globalThis.location?.origin
    const colours = isHighlighted && !isPlain ? { highlight } : {}
    const options = { idPrefix, siteUrl, withBlocks: true, ...colours }
    return (await renderMarkdown(text, options)).blocks ?? []
  }
  if (isOver) return { finished: await render(source, true), taken: source.length, rest: [] }
  const blocks = await render(source, false)
  const { count, taken } = findEnd(source, blocks)
  if (count === 0) return { finished: [], taken: 0, rest: blocks }
  return {
    finished: await render(source.slice(0, taken), true),
    taken,
    rest: blocks.slice(count),
  }
}

/** The number of finished blocks, and where the last of them ends in the source. */
function findEnd(source: string, blocks: readonly RenderedBlock[]) {
  // The renderer appends a section of footnotes, which depends on the whole text.
  if (blocks.at(-1)?.html.startsWith('<section')) return { count: 0, taken: 0 }
  const starts = lineStarts(source)
  for (let count = blocks.length - 1; count > 0; count -= 1) {
    const line = blocks[count]?.line
    const taken = line === undefined ? undefined : starts[line - 1]
    const isComplete = line !== undefined && starts[line] !== undefined
    if (isComplete && taken !== undefined) return { count, taken }
  }
  return { count: 0, taken: 0 }
}

/** Start of each line. A last line without a line break has no successor. */
function lineStarts(source: string): number[] {
  return [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)]
}
