import type { RenderedBlock } from '@mozhan/markdown'
import { BlockView } from '@mozhan/markdown/client'
import { hasReferences } from '../../model/references.ts'
import type { Part, PartRequest } from './render-part.ts'

/** Limits of the delay between two drawings. Within them it is the duration of the last rendering. */
const MIN_DELAY_MS = 60
const MAX_DELAY_MS = 600

export interface AnswerDrawingOptions {
  /** The element with the class `markdown`. */
  root: HTMLElement
  /** Unique on the page. */
  idPrefix: string
  render: (request: PartRequest) => Promise<Part>
  /** Called after each drawing. */
  onDrawn: () => void
}

/** Draws a growing answer. Nodes of finished blocks are not replaced; only the end is rendered again. */
export class AnswerDrawing {
  readonly #options: AnswerDrawingOptions
  readonly #view: BlockView
  #source = ''
  #isOver = false
  #finished: RenderedBlock[] = []
  /** Length of the finished source, UTF-16 units. */
  #finishedLength = 0
  /** Element ids of the finished blocks. */
  #usedIds: readonly string[] = []
  /** The last drawn input. */
  #drawn: { source: string; isOver: boolean } | undefined
  #isBusy = false
  #delayMs = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(options: AnswerDrawingOptions) {
    this.#options = options
    this.#view = new BlockView(options.root)
  }

  /** Schedules a drawing. @param isOver nothing will be added */
  update(source: string, isOver: boolean): void {
    this.#source = source
    this.#isOver = isOver
    if (!this.#isBusy) this.#schedule()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#view.clear()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#draw(), this.#delayMs)
  }

  async #draw(): Promise<void> {
    const drawn = this.#drawn
    const [source, isOver] = [this.#source, this.#isOver]
    if (drawn?.source === source && drawn.isOver === isOver) return
    if (this.#mustRestart(source, isOver)) {
      this.#finished = []
      this.#finishedLength = 0
      this.#usedIds = []
    }
    this.#isBusy = true
    const startedAt = performance.now()
    const part = await this.#options.render({
      source: source.slice(this.#finishedLength),
      isOver,
      idPrefix: this.#options.idPrefix,
      usedIds: this.#usedIds,
    })
    this.#isBusy = false
    if (this.#isClosed) return
    this.#delayMs = Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, performance.now() - startedAt))
    this.#drawn = { source, isOver }
    this.#show(part)
    if (this.#source !== source || this.#isOver !== isOver) this.#schedule()
  }

  #show({ finished, taken, usedIds, rest }: Part): void {
    this.#finished.push(...finished)
    this.#finishedLength += taken
    this.#usedIds = usedIds
    this.#view.draw([...this.#finished, ...rest])
    this.#options.onDrawn()
  }

  /**
   * True for another text, for a text that grows after it was drawn as complete, which may have been in the middle of a block,
   * and for a complete text with references between its passages.
   */
  #mustRestart(source: string, isOver: boolean): boolean {
    if (this.#finishedLength === 0 || !this.#drawn) return false
    const isSame = source.startsWith(this.#drawn.source.slice(0, this.#finishedLength))
    return !isSame || this.#drawn.isOver || (isOver && hasReferences(source))
  }
}
