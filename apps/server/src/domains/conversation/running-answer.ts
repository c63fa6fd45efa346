/** How an answer ended; empty when it is complete. */
export interface Ending {
  readonly status?: 'stopped' | 'failed'
  /** Chinese message for the reader. */
  readonly error?: string
  readonly isRetryable?: boolean
}

/**
 * An answer that is being generated. Readers keep their own offset in the text, so that a slow reader blocks neither the
 * answer nor other readers.
 */
export class RunningAnswer {
  readonly id: string
  readonly model: string
  /** The article of the conversation could not be read. */
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

  /** Undefined while the answer is running. */
  get ending(): Ending | undefined {
    return this.#ending
  }

  append(piece: string): void {
    if (piece === '' || this.#ending !== undefined) return
    this.#text += piece
    this.#wake()
  }

  /** Sets the ending. Later calls have no effect. */
  end(ending: Ending): void {
    this.#ending ??= ending
    this.#wake()
  }

  /** Resolves when there is text beyond `offset` or the answer has ended. */
  async waitForText(offset: number): Promise<void> {
    while (this.#text.length <= offset && this.#ending === undefined) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
