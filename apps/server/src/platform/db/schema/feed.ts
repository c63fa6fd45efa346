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
 * One narrow row for every public list an entry stands in: everything, its labels, their channels,
 * its author, its columns. Every list is a walk along one of the indexes, however deep, and an entry
 * stands in a list once, however many of its labels lead there.
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
    // `desc().nullsFirst()` is what ORDER BY … DESC asks for; a bare desc() would write NULLS LAST,
    // which no such query can use.
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

/** How many entries a list holds, and a number that grows whenever its order changes. */
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

/** Which pages a committed change has made stale, until every site instance has been told. */
export const invalidationOutbox = pgTable('sys_refresh_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<readonly string[]>().notNull(),
  createDate: moment().notNull().default(sql`now()`),
})

/** Each process that writes takes the next number; it becomes part of the ids that it makes. */
export const workerSequence = pgSequence('sys_worker_seq')
