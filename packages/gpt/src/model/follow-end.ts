/** Where a reader is in what scrolls, px. */
export interface Place {
  /** Above the window. */
  top: number
  /** Of the window. */
  height: number
  /** Of everything. */
  full: number
}

/** px from the end that still are the end: browsers round. */
const NEAR = 4

export function isAtEnd({ top, height, full }: Place): boolean {
  return full - top - height <= NEAR
}

/**
 * Whether the window goes on following the end. Somebody who goes up leaves it, however small the step; who comes to the
 * end follows it again.
 */
export function followsEnd(did: boolean, before: Place, now: Place): boolean {
  if (isAtEnd(now)) return true
  const wentUp = now.top < before.top && now.full >= before.full
  return did && !wentUp
}
