/** Ids of pages are digits, at most as many as a 64-bit number has; everything else is no page of ours. */
export function isPageId(value: string): boolean {
  return /^[1-9]\d{0,18}$/.test(value)
}

/** Number of a later list page from its path segment: 2 to 9999, without leading zeros; undefined otherwise. */
export function parsePage(value: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(value) || value === '1') return undefined
  return Number(value)
}
