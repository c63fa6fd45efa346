import type { RenderedBlock } from '../types.ts'
import { addCodeActions } from './code-actions.ts'
import { drawDiagrams } from './diagrams.ts'

interface DrawnBlock extends RenderedBlock {
  nodes: ChildNode[]
  cleanups: (() => void)[]
}

/** A block and its DOM elements. */
export interface PlacedBlock {
  /** First line of the block in the source, from 1. */
  line: number
  /** First element of the block in the page. */
  element: HTMLElement
}

const CODE = 'figure.code'
const DIAGRAM = 'pre.mermaid'

/**
 * Renders a changing text block by block. Only changed blocks are replaced: pictures, diagrams and selections
 * stay, and the page does not jump.
 * @example
 * ```ts
 * import { renderMarkdown } from '@mozhan/markdown'
 * import { BlockView } from '@mozhan/markdown/client'
 *
 * const root = document.createElement('div')
 * root.className = 'markdown'
 * const view = new BlockView(root)
 * const { blocks = [] } = await renderMarkdown('# 标题', { withBlocks: true })
 * view.draw(blocks)
 * ```
 */
export class BlockView {
  #drawn: DrawnBlock[] = []
  readonly #root: HTMLElement
  readonly #resolve: (address: string) => string | undefined

  /**
   * Renders nothing yet.
   * @param root the element with the class `markdown`
   * @param resolve returns the address to load for a picture; undefined for the address itself
   */
  constructor(
    root: HTMLElement,
    resolve: (address: string) => string | undefined = () => undefined,
  ) {
    this.#root = root
    this.#resolve = resolve
  }

  /**
   * Replaces the rendered text.
   * @param blocks `RenderedMarkdown.blocks` of this package's renderer, which has sanitised them
   */
  draw(blocks: readonly RenderedBlock[]): void {
    const before = this.#drawn
    const max = Math.min(before.length, blocks.length)
    let head = 0
    while (head < max && before[head]?.html === blocks[head]?.html) head += 1
    let tail = 0
    const isSame = () => before.at(-1 - tail)?.html === blocks.at(-1 - tail)?.html
    while (tail < max - head && isSame()) tail += 1

    const gone = before.slice(head, before.length - tail)
    const next = before[before.length - tail]?.nodes[0] ?? null
    for (const block of gone) remove(block)
    const added = blocks.slice(head, blocks.length - tail).map((block) => this.#create(block))
    for (const { nodes } of added) for (const node of nodes) this.#root.insertBefore(node, next)
    this.#drawn = [...before.slice(0, head), ...added, ...before.slice(before.length - tail)]
    this.#drawn.forEach((block, index) => {
      block.line = blocks[index]?.line
    })
  }

  /** Blocks with a source line, in order. */
  places(): PlacedBlock[] {
    return this.#drawn.flatMap(({ line, nodes }) => {
      const [element] = nodes
      return line !== undefined && element instanceof HTMLElement ? [{ line, element }] : []
    })
  }

  /** Removes everything that was rendered. */
  clear(): void {
    for (const block of this.#drawn) remove(block)
    this.#drawn = []
  }

  #create(block: RenderedBlock): DrawnBlock {
    const template = document.createElement('template')
    // Sanitised by the renderer; nothing is loaded before it is in the page.
    template.innerHTML = block.html
    for (const image of template.content.querySelectorAll('img')) this.#place(image)
    const nodes = [...document.importNode(template.content, true).childNodes]
    return { ...block, nodes, cleanups: nodes.flatMap(enhance) }
  }

  #place(image: HTMLImageElement) {
    const drawn = this.#resolve(image.getAttribute('src') ?? '')
    if (drawn) image.setAttribute('src', drawn)
  }
}

/** Adds buttons and diagrams to one block; they are cleaned up with it. */
function enhance(node: ChildNode): (() => void)[] {
  if (!(node instanceof HTMLElement)) return []
  if (node.matches(DIAGRAM)) {
    // A wrapper, because the enhancement searches descendants; the diagram moves with its source.
    const holder = document.createElement('div')
    holder.append(node)
    return [drawDiagrams(holder)]
  }
  return node.matches(CODE) || node.querySelector(`${CODE}, ${DIAGRAM}`)
    ? [addCodeActions(node), drawDiagrams(node)]
    : []
}

function remove({ nodes, cleanups }: DrawnBlock) {
  for (const cleanup of cleanups) cleanup()
  for (const node of nodes) node.remove()
}
