import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'

/**
 * The names under which imported things stand in the archive they came from. A later archive gives them the same names,
 * and the same archive finds them again.
 */
export const archiveKeys = pgTable(
  'mxg_archive_key',
  {
    userId: id().notNull(),
    kind: text().notNull(),
    /** The id it had where it was written first. */
    key: id().notNull(),
    targetId: id().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    index('mxg_archive_key_target').on(t.targetId),
  ],
)
