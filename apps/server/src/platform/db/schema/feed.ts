import { sql } from 'drizzle-orm'
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/**
 * One narrow row for every public list that contains an entry: all entries, its labels, their channels, its author, its
 * columns. Each list is a scan of one index at any depth. An entry is in a list once, regardless of how many of its labels
 * lead there.
 */
export const feed = pgTable(
  'mxg_feed',
  {
    kind: smallint().notNull(),
    scopeId: id().notNull(),
    targetId: id().notNull(),
    updateDate: moment().notNull(),
    createDate: moment().notNull(),
    heat: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.targetId, t.kind, t.scopeId] }),
    // `desc().nullsFirst()` matches ORDER BY … DESC; a bare desc() would create NULLS LAST, which such a query cannot use.
    index('mxg_feed_updated').on(
      t.kind,
      t.scopeId,
      t.updateDate.desc().nullsFirst(),
      t.targetId.desc().nullsFirst(),
    ),
    index('mxg_feed_created').on(
      t.kind,
      t.scopeId,
      t.createDate.desc().nullsFirst(),
      t.targetId.desc().nullsFirst(),
    ),
    index('mxg_feed_heat').on(
      t.kind,
      t.scopeId,
      t.heat.desc().nullsFirst(),
      t.targetId.desc().nullsFirst(),
    ),
  ],
)

/** The number of entries of a list, and a version that increases whenever its order changes. */
export const feedCounts = pgTable(
  'mxg_feed_count',
  {
    kind: smallint().notNull(),
    scopeId: id().notNull(),
    total: integer().notNull().default(0),
    version: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.scopeId] })],
)

/** Invalidations of committed changes, until every site instance has confirmed them. */
export const invalidationOutbox = pgTable('sys_refresh_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<readonly string[]>().notNull(),
  createDate: moment().notNull().default(sql`now()`),
})

/** Worker numbers: each writing process takes the next one, which becomes part of its ids. */
export const workerSequence = pgSequence('sys_worker_seq')
