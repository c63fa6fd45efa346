import * as z from 'zod/mini'
import { inputText, maybe, numberSchema } from './fields.ts'

/** Paging fields of each row of a discussion. Absent from older back ends, which return all rows. */
export const partFields = {
  /** Nickname of the author of `parentId`, unless that is the top-level row. */
  parentName: maybe(z.string()),
  /** Whether the text is truncated; the call for one row returns all of it. */
  isCut: maybe(z.boolean()),
  /** Of a top-level row: number of all rows below it. */
  childCount: maybe(numberSchema),
  /** Of a top-level row: cursor of the previous rows below it. */
  childPrevious: maybe(z.string()),
  /** Of a top-level row: cursor of the next rows below it. */
  childNext: maybe(z.string()),
  /** Of the first row: cursor of the previous part. */
  previous: maybe(z.string()),
  /** Of the last row: cursor of the next part. */
  next: maybe(z.string()),
  /** Of the last row of an incomplete list: total number of rows. */
  total: maybe(numberSchema),
}

/** A cursor from an earlier answer. */
export const cursorSchema = maybe(inputText({ max: 200 }))
