import type { RenderedBlock } from '@mozhan/markdown'
import { BlockView } from '@mozhan/markdown/client'
import { hasReferences } from '../../model/references.ts'
import type { Part, PartRequest } from './render-part.ts'

/** ms between two drawings, at least and at most; in between as long as rendering took. */
const MIN_WAIT = 60
const MAX_WAIT = 600

export interface AnswerDrawingOptions {
  /** The element with the class `markdown`. */
  root: HTMLElement
  /** Unique on the page. */
  idPrefix: string
  render: (request: PartRequest) => Promise<Part>
  /** Told once there is something to see; without it the text is shown as it came. */
  onDrawn: () => void
}

/** Draws an answer that grows: what is finished stays as it is, to the node; only its end is drawn anew. */
export class AnswerDrawing {
  readonly #options: AnswerDrawingOptions
  readonly #view: BlockView
  #source = ''
  #isOver = false
  #finished: RenderedBlock[] = []
  /** How much of the source is finished. */
  #taken = 0
  /** What was drawn last. */
  #drawn: { source: string; isOver: boolean } | undefined
  #isBusy = false
  #wait = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(options: AnswerDrawingOptions) {
    this.#options = options
    this.#view = new BlockView(options.root)
  }

  /** @param isOver nothing will be added */
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
    this.#timer = setTimeout(() => void this.#draw(), this.#wait)
  }

  async #draw(): Promise<void> {
    const drawn = this.#drawn
    const [source, isOver] = [this.#source, this.#isOver]
    if (drawn?.source === source && drawn.isOver === isOver) return
    if (this.#mustBeginAnew(source, isOver)) {
      this.#finished = []
      this.#taken = 0
    }
    this.#isBusy = true
    const startedAt = performance.now()
    const part = await this.#options.render({
      source: source.slice(this.#taken),
      isOver,
      idPrefix: `${this.#options.idPrefix}${this.#taken}-`,
    })
    this.#isBusy = false
    if (this.#isClosed) return
    this.#wait = Math.min(MAX_WAIT, Math.max(MIN_WAIT, performance.now() - startedAt))
    this.#drawn = { source, isOver }
    this.#show(part)
    if (this.#source !== source || this.#isOver !== isOver) this.#schedule()
  }

  #show({ finished, taken, rest }: Part): void {
    this.#finished.push(...finished)
    this.#taken += taken
    this.#view.draw([...this.#finished, ...rest])
    this.#options.onDrawn()
  }

  /** Another text, or one whose passages mean each other and which is whole now. */
  #mustBeginAnew(source: string, isOver: boolean): boolean {
    if (this.#taken === 0 || !this.#drawn) return false
    const isSame = source.startsWith(this.#drawn.source.slice(0, this.#taken))
    return !isSame || (isOver && hasReferences(source))
  }
}
