/** What may say how new it is. */
export interface Revised {
  revision?: number | undefined
}

/** Where a value comes from: told without being asked, or the answer to a question. */
export type Source = { kind: 'told' } | { kind: 'answer'; question: number }

/**
 * Holds the newest of the values that arrive, in whatever order they do. Where values carry a revision, the highest one
 * counts. Where they carry none, an answer counts only if nothing was told since the question: it may be older than that.
 */
export class Newest<T extends Revised> {
  value: T | undefined
  private told = 0

  /** To be called when a question is sent; its answer is offered with the number. */
  ask(): number {
    return this.told
  }

  /** @returns false where it is not taken, being older or perhaps so */
  offer(value: T, source: Source): boolean {
    const known = this.value
    if (known?.revision !== undefined && value.revision !== undefined) {
      if (value.revision < known.revision) return false
    } else if (source.kind === 'answer' && source.question !== this.told) return false
    if (source.kind === 'told') this.told++
    this.value = value
    return true
  }
}
