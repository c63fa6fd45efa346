/** Scroll position of an element, px. */
export interface ScrollPosition {
  /** Height of the content above the viewport. */
  top: number
  /** Height of the viewport. */
  height: number
  /** Height of the whole content. */
  full: number
}

/** Browsers round scroll positions. */
const TOLERANCE_PX = 4

export function isAtEnd({ top, height, full }: ScrollPosition): boolean {
  return full - top - height <= TOLERANCE_PX
}

/**
 * Whether the viewport follows the end. Scrolling up by any distance ends following; reaching the end resumes it.
 * @param wasFollowing the previous result
 */
export function followsEnd(
  wasFollowing: boolean,
  before: ScrollPosition,
  now: ScrollPosition,
): boolean {
  if (isAtEnd(now)) return true
  const scrolledUp = now.top < before.top && now.full >= before.full
  return wasFollowing && !scrolledUp
}
