import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Code points that lists carry of a text. Its own page has all of it; a card shows three lines. Counted in code points,
 * four bytes at most each: a character as a reader sees it has no greatest length. What is said of a column has 150
 * characters and no other page; seven code points are a family.
 */
export const LEAD = { title: 255, summary: 300, brief: 100, column: 1050 } as const

/** The beginning of a column, as lists carry it. */
export function leadOf(column: SQLWrapper, most: number): SQL<string> {
  return sql<string>`left(${column}, ${sql.raw(String(most))})`
}

/** The beginning of a text, as lists carry it. */
export function takeLead(text: string, most: number): string {
  // A code point has two units at most.
  return text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('')
}
