export interface TocEntry {
  id: string
  text: string
  /** Heading level, 1–6. */
  depth: number
}

/** An entry with its indent: 0 for the highest level used in the article. */
export interface TocLine {
  id: string
  text: string
  indent: 0 | 1 | 2
}

/**
 * Table of contents of an article: three levels from the highest heading level in use. A skipped level
 * (h2 → h4) indents once, not twice.
 */
export function toTocLines(entries: readonly TocEntry[]): TocLine[] {
  const open: number[] = []
  const lines: TocLine[] = []
  for (const { id, text, depth } of entries) {
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop()
    const indent = open.length
    open.push(depth)
    if (text.trim() !== '' && isIndent(indent)) lines.push({ id, text: text.trim(), indent })
  }
  return lines
}

/**
 * Index of the section in view: the last heading at or above `line`, else the first; -1 without headings.
 * @param tops distances of the headings from the top of the window, in px, in document order
 * @param line distance below which a heading is not reached yet, in px
 */
export function chooseSection(tops: readonly number[], line: number): number {
  if (tops.length === 0) return -1
  const next = tops.findIndex((top) => top > line)
  if (next === -1) return tops.length - 1
  return Math.max(0, next - 1)
}

function isIndent(value: number): value is TocLine['indent'] {
  return value <= 2
}
