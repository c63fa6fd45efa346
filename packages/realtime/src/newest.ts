/** A value with an optional revision. */
export interface Revised {
  /** Increases with every change; undefined if the server sends none. */
  revision?: number | undefined
}

/** Origin of a value: a push, or the answer to a request. */
export type Source = { kind: 'push' } | { kind: 'answer'; request: number }

/**
 * Keeps the newest of several values that arrive in any order. If values have a revision, the highest one is used. Otherwise
 * an answer is used only if no push has arrived since its request, because it may be older than the push.
 * @example
 * ```ts
 * import { Newest } from '@mozhan/realtime'
 *
 * const newest = new Newest<{ revision: number }>()
 * const request = newest.startRequest()
 * newest.offer({ revision: 8 }, { kind: 'push' })
 * newest.offer({ revision: 7 }, { kind: 'answer', request }) // false: it is older
 * ```
 */
export class Newest<T extends Revised> {
  /** The newest value so far; undefined before the first. */
  value: T | undefined
  private pushes = 0

  /**
   * Call it when a request is sent.
   * @returns a number to pass to `offer` with the answer
   */
  startRequest(): number {
    return this.pushes
  }

  /**
   * Accepts a value if it is newer than the current one.
   * @param value that has arrived
   * @param source push, or answer to a request
   * @returns false if the value is older or may be older
   */
  offer(value: T, source: Source): boolean {
    const current = this.value
    if (current?.revision !== undefined && value.revision !== undefined) {
      if (value.revision < current.revision) return false
    } else if (source.kind === 'answer' && source.request !== this.pushes) return false
    if (source.kind === 'push') this.pushes++
    this.value = value
    return true
  }
}
