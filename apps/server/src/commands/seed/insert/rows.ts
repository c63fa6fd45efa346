import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/client.ts'
import type { RenderedContent } from '../../../platform/text/render-content.ts'
import type { DemoDate } from '../demo/types.ts'

/** Returns the rendered text of the article, question or answer with this id. */
export type GetText = (id: string) => RenderedContent

const DAY_MS = 86_400_000
/** PostgreSQL takes at most 65,535 parameters in a statement. */
const CHUNK = 500

/** Converts a date of the demonstration content, relative to `now`. */
export function toDate(date: DemoDate, now: Date): Date {
  return typeof date === 'string' ? new Date(date) : new Date(now.getTime() - date.daysAgo * DAY_MS)
}

/** Inserts any number of rows, in chunks. */
export async function insertRows<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(table).values(rows.slice(start, start + CHUNK))
  }
}
