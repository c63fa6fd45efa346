import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** Resumable uploads with their owner and result. Until completion the bytes are in `uploads/`. */
export const uploads = pgTable(
  'mxg_upload',
  {
    /** Random; part of the address. */
    id: text().primaryKey(),
    userId: id().notNull(),
    /** File name on the device of the sender; shown, never used as a path. */
    name: text().notNull(),
    /** Total bytes. */
    length: bigint({ mode: 'number' }).notNull(),
    /** The resulting file; null while the upload is running or if it was refused. */
    fileId: id(),
    /** Why it was refused, as a sentence for the user. */
    refusal: text(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [index('mxg_upload_user').on(t.userId), index('mxg_upload_date').on(t.createDate)],
)

/** An entry of the table of contents of an archive. */
export interface ArchiveEntry {
  readonly name: string
  /** Uncompressed bytes. */
  readonly size: number
  /** Number of entries, if the entry is an archive that could be read. */
  readonly inside?: number
}

/** What was detected in a file that is shared as a resource. */
export const resourceFiles = pgTable('mxg_resource_file', {
  fileId: id().primaryKey(),
  /** The first entries of an archive; null for other files. */
  entries: jsonb().$type<readonly ArchiveEntry[]>(),
  /** Number of all entries of an archive, including those that are not stored. */
  entryCount: integer().notNull().default(0),
  /** The beginning of a text; null for other files. */
  excerpt: text(),
  /** A small version of a picture; null for other files. */
  previewUrl: text(),
})

/** Downloads; a user counts once per resource. */
export const downloads = pgTable(
  'mxg_download',
  {
    userId: id().notNull(),
    resourceId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] })],
)
