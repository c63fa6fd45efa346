import { type RenderedBlock, renderMarkdown } from '@mozhan/markdown'
import { highlight } from '@mozhan/markdown/highlight'

/** The end of a text that is not drawn for good yet. */
export interface PartRequest {
  source: string
  /** Nothing will be added: all of it is finished. */
  isOver: boolean
  /** Put before every id, so that no two texts of a page share one. */
  idPrefix: string
  /** Leaves code without colours: they took too long. */
  isPlain?: boolean
}

export interface Part {
  /** Blocks that no later piece can change, coloured. */
  finished: RenderedBlock[]
  /** How much of the source they are, in UTF-16 units. */
  taken: number
  /** The rest, as far as it goes. */
  rest: RenderedBlock[]
}

/**
 * Renders what is new of a text that grows. Blocks are told apart by the renderer's own parser: one is finished as soon as
 * another one stands below it with a whole line of its own, since until then that line may still turn out to go on with it.
 */
export async function renderPart({
  source,
  isOver,
  idPrefix,
  isPlain = false,
}: PartRequest): Promise<Part> {
  const render = async (text: string, isColoured: boolean) => {
    const siteUrl = globalThis.location?.origin
    const colours = isColoured && !isPlain ? { highlight } : {}
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

/** How many blocks are finished, and where in the source the last of them ends. */
function findEnd(source: string, blocks: readonly RenderedBlock[]) {
  // Footnotes are the renderer's: they belong to all of the text.
  if (blocks.at(-1)?.html.startsWith('<section')) return { count: 0, taken: 0 }
  const starts = lineStarts(source)
  for (let count = blocks.length - 1; count > 0; count -= 1) {
    const line = blocks[count]?.line
    const taken = line === undefined ? undefined : starts[line - 1]
    const isWhole = line !== undefined && starts[line] !== undefined
    if (isWhole && taken !== undefined) return { count, taken }
  }
  return { count: 0, taken: 0 }
}

/** Where each line begins; a last line without an end has no successor. */
function lineStarts(source: string): number[] {
  return [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)]
}
