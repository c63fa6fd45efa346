/** What may say how new it is. */
export interface Revised {
  /** Grows with every change; undefined where the server sends none. */
  revision?: number | undefined
}

/** Where a value comes from: `told` is a push, `answer` the answer to a question. */
export type Source = { kind: 'told' } | { kind: 'answer'; question: number }

/**
 * Keeps the newest of the values that arrive, in whatever order they do. Where values carry a revision, the highest
 * one counts. Where they carry none, an answer counts only if nothing was pushed since the question: it may be older
 * than that.
 * @example
 * ```ts
 * import { Newest } from '@mozhan/realtime'
 *
 * const newest = new Newest<{ revision: number }>()
 * const question = newest.ask()
 * newest.offer({ revision: 8 }, { kind: 'told' })
 * newest.offer({ revision: 7 }, { kind: 'answer', question }) // false: it is older
 * ```
 */
export class Newest<T extends Revised> {
  /** The newest value so far; undefined before the first. */
  value: T | undefined
  private told = 0

  /**
   * To be called when a question is sent.
   * @returns a number, to be offered with the answer
   */
  ask(): number {
    return this.told
  }

  /**
   * Takes a value where it is newer than the known one.
   * @param value that has arrived
   * @param source pushed, or the answer to a question
   * @returns false where the value is older, or may be
   */
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
