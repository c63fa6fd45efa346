/** The same place in both panes, in px from the top of their content. */
export interface Anchor {
  source: number
  preview: number
}

export interface ScrollRange {
  /** The furthest each pane scrolls, px. */
  source: number
  preview: number
}

/**
 * Places that belong together, ascending on both sides, from the top of both panes to the end of both: so that the two
 * begin together, end together, and meet at every block between.
 */
export function toScrollMap(anchors: Anchor[], range: ScrollRange): Anchor[] {
  const map: Anchor[] = [{ source: 0, preview: 0 }]
  let last: Anchor = { source: 0, preview: 0 }
  for (const anchor of anchors) {
    const isAscending = anchor.source > last.source && anchor.preview >= last.preview
    const isReachable = anchor.source < range.source && anchor.preview < range.preview
    if (!isAscending || !isReachable) continue
    map.push(anchor)
    last = anchor
  }
  map.push({ source: range.source, preview: range.preview })
  return map
}

/** Where the other pane has to stand, px. */
export function mapScroll(map: Anchor[], from: keyof Anchor, position: number): number {
  if (position <= 0) return 0
  const to = from === 'source' ? 'preview' : 'source'
  const next = map.findIndex((anchor) => anchor[from] > position)
  const after = map.at(next)
  const before = map[next - 1]
  if (next < 1 || !after || !before) return map.at(-1)?.[to] ?? 0
  const share = (position - before[from]) / (after[from] - before[from])
  return before[to] + share * (after[to] - before[to])
}
