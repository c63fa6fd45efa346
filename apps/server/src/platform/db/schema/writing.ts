import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** Drafts. The device of the author creates the id. */
export const drafts = pgTable(
  'mxg_draft',
  {
    userId: id().notNull(),
    id: text().notNull(),
    /** article, question, answer. */
    kind: text().notNull(),
    /** The entry that is being edited; null for a new one. */
    targetId: id(),
    /** Increases with every save. */
    revision: integer().notNull().default(1),
    title: text().notNull().default(''),
    content: text().notNull(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('mxg_draft_recent').on(t.userId, t.updateDate.desc().nullsFirst(), t.id),
  ],
)

/** A smaller version of a picture. */
export interface Rendition {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Uploaded files with their owners. */
export const files = pgTable(
  'mxg_file',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    /** Address under which the file is served, such as `/files/image/2026/11/….webp`. */
    url: text().notNull(),
    /** image or resource. */
    kind: text().notNull(),
    /** File name on the device of the author; shown, never used as a path. */
    name: text().notNull(),
    /** Detected in the content, such as `image/png`. */
    mediaType: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the stored bytes, hexadecimal. */
    checksum: text().notNull(),
    width: integer(),
    height: integer(),
    /** Ground that a picture with transparent parts needs; null if it needs none or is older than this column. */
    ground: text().$type<'light' | 'dark'>(),
    renditions: jsonb().$type<readonly Rendition[]>().notNull().default([]),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('mxg_file_url').on(t.url), index('mxg_file_user').on(t.userId)],
)
