/** How an answer ended; empty when it is whole. */
export interface Ending {
  readonly status?: 'stopped' | 'failed'
  /** For the reader. */
  readonly error?: string
  readonly isRetryable?: boolean
}

/**
 * An answer that is being written. Readers keep their own place in its text, so that slow ones hold nothing and all see
 * the same.
 */
export class RunningAnswer {
  readonly id: string
  readonly model: string
  /** Its conversation is about an article that could not be read for it. */
  readonly isWithoutArticle: boolean
  #text = ''
  #ending: Ending | undefined
  #waiting: (() => void)[] = []

  constructor(id: string, model: string, isWithoutArticle: boolean) {
    this.id = id
    this.model = model
    this.isWithoutArticle = isWithoutArticle
  }

  get text(): string {
    return this.#text
  }

  /** Undefined while it is being written. */
  get ending(): Ending | undefined {
    return this.#ending
  }

  append(piece: string): void {
    if (piece === '' || this.#ending !== undefined) return
    this.#text += piece
    this.#wake()
  }

  /** Later endings change nothing. */
  end(ending: Ending): void {
    this.#ending ??= ending
    this.#wake()
  }

  /** Resolves when there is text beyond a place, or no more will come. */
  async whenBeyond(place: number): Promise<void> {
    while (this.#text.length <= place && this.#ending === undefined) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
