import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Maximum code points of a text in lists; a card shows three lines. Counted in code points of at most four bytes, because a
 * grapheme has no maximum length. The summary of a column has up to 150 graphemes and is shown in lists only; a family
 * emoji has seven code points.
 */
export const LEAD = { title: 255, summary: 300, brief: 100, column: 1050 } as const

/** The beginning of a database column, for lists. */
export function leadOf(column: SQLWrapper, max: number): SQL<string> {
  return sql<string>`left(${column}, ${sql.raw(String(max))})`
}

/** The beginning of a text, for lists. */
export function takeLead(text: string, max: number): string {
  // A code point has at most two UTF-16 units.
  return text.length <= max
    ? text
    : Array.from(text.slice(0, max * 2))
        .slice(0, max)
        .join('')
}
