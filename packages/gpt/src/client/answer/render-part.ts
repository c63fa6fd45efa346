import { type Highlight, type RenderedBlock, renderMarkdown } from '@mozhan/markdown'
import { highlight } from '@mozhan/markdown/highlight'
import { closeUnfinished } from '../../model/close-unfinished.ts'

/** The unfinished end of a text. */
export interface PartRequest {
  source: string
  /** Nothing will be added, so all of it is finished. */
  isOver: boolean
  /** Prefix of every element id, unique for each text of a page. */
  idPrefix: string
  /** Element ids of the finished blocks before. */
  usedIds: readonly string[]
  /** Omits syntax highlighting, because it timed out. */
  isPlain?: boolean
}

export interface Part {
  /** Blocks that no later piece can change, with syntax highlighting. */
  finished: RenderedBlock[]
  /** Length of their source, UTF-16 units. */
  taken: number
  /** Element ids of all finished blocks, also of those before. */
  usedIds: readonly string[]
  /** Blocks that a later piece may change, with unfinished marks closed. */
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
  usedIds,
  isPlain = false,
}: PartRequest): Promise<Part> {
  const render = async (text: string, ids: Set<string>, colours: { highlight?: Highlight }) => {
    const siteUrl = globalThis.location?.origin
    const options = { idPrefix, usedIds: ids, siteUrl, withBlocks: true, ...colours }
    const { blocks = [] } = await renderMarkdown(text, options)
    // The line breaks between blocks would depend on where the text was cut.
    return blocks.map((block) => ({ ...block, html: block.html.trimEnd() }))
  }
  const finish = async (taken: number) => {
    const ids = new Set(usedIds)
    const finished = await render(source.slice(0, taken), ids, isPlain ? {} : { highlight })
    return { finished, taken, usedIds: [...ids] }
  }
  if (isOver) return { ...(await finish(source.length)), rest: [] }
  const blocks = await render(source, new Set(usedIds), {})
  const { count, taken } = findEnd(source, blocks)
  const done = count === 0 ? { finished: [], taken, usedIds } : await finish(taken)
  const rest = source.slice(taken)
  const closed = closeUnfinished(rest)
  // Only the source as it is shows what is finished, so a changed end is rendered again.
  const isSame = closed === rest
  return {
    ...done,
    rest: isSame ? blocks.slice(count) : await render(closed, new Set(done.usedIds), {}),
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
