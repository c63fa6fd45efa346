/** Ids of pages are digits, at most as many as a 64-bit number has; everything else is no page of ours. */
export function isPageId(value: string): boolean {
  return /^[1-9]\d{0,18}$/.test(value)
}
