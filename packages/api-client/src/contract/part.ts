import * as z from 'zod/mini'
import { inputText, maybe, numberSchema } from './fields.ts'

/** What every row of a discussion may say about what was left out of the answer. Older back ends leave out nothing. */
export const partFields = {
  /** Nickname of the author of `parentId`, where that is not the top-level row. */
  parentName: maybe(z.string()),
  /** The text is only the beginning; the call for one row answers all of it. */
  isCut: maybe(z.boolean()),
  /** Of a top-level row: how many rows stand below it in all. */
  childCount: maybe(numberSchema),
  /** Of a top-level row: cursor of the rows below it that come before those in the answer. */
  childPrevious: maybe(z.string()),
  /** Of a top-level row: cursor of the rows below it that come after those in the answer. */
  childNext: maybe(z.string()),
  /** Of the first row of an answer: cursor of the part before. */
  previous: maybe(z.string()),
  /** Of the last row of an answer: cursor of the part after. */
  next: maybe(z.string()),
  /** Of the last row, where the answer leaves something out: how many there are in all. */
  total: maybe(numberSchema),
}

/** A place in a list, as an answer named it. */
export const cursorSchema = maybe(inputText({ max: 200 }))
