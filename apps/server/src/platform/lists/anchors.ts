import type { Position } from './cursor.ts'

/** Distance between cached anchors, in entries: a page by number scans at most this many. */
export const ANCHOR_STEP = 200
/** Maximum number of lists with cached anchors; the least recently used is evicted first. */
const MAX_LISTS = 500

/** An anchor: `offset` entries come before the next one, and `after` is the last of them. */
export interface Anchor {
  readonly offset: number
  readonly after?: Position
}

const START: Anchor = { offset: 0 }

/**
 * Caches sparse positions of lists, so that a deep page by number does not scan the list from the top. The anchors of a list
 * are valid as long as its version, which increases in the transaction of every change of its order. They are therefore
 * never wrong in any process.
 */
export class AnchorCache {
  readonly #lists = new Map<string, { version: number; positions: Position[] }>()

  /** The nearest cached anchor at or before `offset`. */
  nearest(list: string, version: number, offset: number): Anchor {
    const known = this.#lists.get(list)
    if (known?.version !== version) return START
    this.#lists.delete(list)
    this.#lists.set(list, known)
    const count = Math.min(known.positions.length, Math.floor(offset / ANCHOR_STEP))
    const after = known.positions[count - 1]
    return after === undefined ? START : { offset: count * ANCHOR_STEP, after }
  }

  /** Caches the positions that follow `from`, one every ANCHOR_STEP entries. */
  remember(list: string, version: number, from: Anchor, positions: readonly Position[]): void {
    const known = this.#lists.get(list)
    const reused =
      known?.version === version ? known.positions.slice(0, from.offset / ANCHOR_STEP) : []
    this.#lists.set(list, { version, positions: [...reused, ...positions] })
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= MAX_LISTS) break
      this.#lists.delete(oldest)
    }
  }
}
