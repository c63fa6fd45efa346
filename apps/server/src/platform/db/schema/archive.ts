import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'

/**
 * Keys of imported items in the archive that they came from. A later export uses the same keys, and a repeated import
 * recognizes the items.
 */
export const archiveKeys = pgTable(
  'mxg_archive_key',
  {
    userId: id().notNull(),
    kind: text().notNull(),
    /** Id of the item on the site where it was created. */
    key: id().notNull(),
    targetId: id().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    index('mxg_archive_key_target').on(t.targetId),
  ],
)
