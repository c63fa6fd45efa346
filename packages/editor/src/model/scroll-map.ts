/** Corresponding positions in both panes, in px from the top of their content. */
export interface Anchor {
  source: number
  preview: number
}

export interface ScrollRange {
  /** The maximum scroll offset of each pane, px. */
  source: number
  preview: number
}

/**
 * Corresponding positions, ascending on both sides, including both ends, so that the panes
 * match at the start, at the end, and at every block between.
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

/** The scroll offset of the other pane, px. */
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
