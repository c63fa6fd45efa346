export interface ReadingPosition {
  /** Distance of the text's top from the top of the window, in px; negative once scrolled past. */
  top: number
  height: number
  /** Height of the window, in px. */
  viewport: number
}

/** Share of a text that has been in view: 0 at its start, 1 at its end. */
export function readingProgress({ top, height, viewport }: ReadingPosition): number {
  const rest = height - viewport
  if (top >= 0 && rest > 0) return 0
  if (rest <= 0) return top + height <= viewport ? 1 : 0
  return Math.min(1, Math.max(0, -top / rest))
}
