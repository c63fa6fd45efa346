import type { Place } from './cursor.ts'

/** Distance between remembered places, in entries: a page by number walks at most this far. */
export const ANCHOR_STEP = 200
/** Lists whose anchors are remembered; the least recently used is forgotten first. */
const MAX_LISTS = 500

/** A remembered place: `offset` entries stand before the next one, `after` is the last of them. */
export interface Anchor {
  readonly offset: number
  readonly after?: Place
}

const START: Anchor = { offset: 0 }

/**
 * Remembers sparse places in lists, so that page 900 asked for by number starts near its end instead
 * of walking from the top. A list's anchors hold as long as its version does; the version grows with
 * every change of its order, in the same transaction, so they are never wrong, in any process.
 */
export class AnchorCache {
  readonly #lists = new Map<string, { version: number; places: Place[] }>()

  /** The nearest known place at or before `offset`. */
  nearest(list: string, version: number, offset: number): Anchor {
    const known = this.#lists.get(list)
    if (known?.version !== version) return START
    this.#lists.delete(list)
    this.#lists.set(list, known)
    const count = Math.min(known.places.length, Math.floor(offset / ANCHOR_STEP))
    const after = known.places[count - 1]
    return after === undefined ? START : { offset: count * ANCHOR_STEP, after }
  }

  /** Remembers the places that follow `from`, one each ANCHOR_STEP entries. */
  remember(list: string, version: number, from: Anchor, places: readonly Place[]): void {
    const known = this.#lists.get(list)
    const kept = known?.version === version ? known.places.slice(0, from.offset / ANCHOR_STEP) : []
    this.#lists.set(list, { version, places: [...kept, ...places] })
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= MAX_LISTS) break
      this.#lists.delete(oldest)
    }
  }
}
