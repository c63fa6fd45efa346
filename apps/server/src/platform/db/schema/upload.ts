import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** Resumable uploads: whose they are, and what became of them. The bytes are in `uploads/` until then. */
export const uploads = pgTable(
  'mxg_upload',
  {
    /** Made by chance; part of the address. */
    id: text().primaryKey(),
    userId: id().notNull(),
    /** The name on the sender's device; shown, never used as a path. */
    name: text().notNull(),
    /** Bytes in all. */
    length: bigint({ mode: 'number' }).notNull(),
    /** The file it became; null while it is under way, and where it was refused. */
    fileId: id(),
    /** Why it was refused, in a sentence. */
    refusal: text(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [index('mxg_upload_user').on(t.userId), index('mxg_upload_date').on(t.createDate)],
)

/** A line of an archive's table of contents. */
export interface ArchiveEntry {
  readonly name: string
  /** Bytes, unpacked. */
  readonly size: number
  /** Of an archive that could be looked into: how many entries it has. */
  readonly inside?: number
}

/** What was found in a file that is shared as a resource. */
export const resourceFiles = pgTable('mxg_resource_file', {
  fileId: id().primaryKey(),
  /** The first entries of an archive; null for other files. */
  entries: jsonb().$type<readonly ArchiveEntry[]>(),
  /** All entries of an archive, also those that are not kept. */
  entryCount: integer().notNull().default(0),
  /** The beginning of a text; null for other files. */
  excerpt: text(),
  /** A small version of a picture; null for other files. */
  previewUrl: text(),
})

/** Who has downloaded what: one person counts once. */
export const downloads = pgTable(
  'mxg_download',
  {
    userId: id().notNull(),
    resourceId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] })],
)
