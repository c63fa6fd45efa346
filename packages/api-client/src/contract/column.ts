import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  inputText,
  lineSchema,
  maybe,
  numberSchema,
  readableText,
  urlSchema,
  withFallback,
} from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { MAX_COLUMN_NAME_LENGTH, MAX_COLUMN_SUMMARY_LENGTH } from './limits.ts'

/** Schema of a column: articles of one author. */
export const columnSchema = z.object({
  id: idSchema,
  ...authorFields,
  name: lineSchema,
  summary: maybe(z.string()),
  imageUrl: urlSchema,
  articleCount: countSchema,
  viewCount: countSchema,
  /** 0 private, 1 public */
  ispublic: withFallback(numberSchema, 1),
  /** 1 normal, 0 deleted */
  status: withFallback(numberSchema, 1),
  sort: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A column as `columnSchema` parses it. */
export type Column = z.output<typeof columnSchema>

/** Schema of the id and name of a column, as an article refers to it. */
export const columnRefSchema = z.object({ id: idSchema, name: lineSchema })
/** Id and name of a column. */
export type ColumnRef = z.output<typeof columnRefSchema>

export const columnNameSchema = readableText({ min: 1, max: MAX_COLUMN_NAME_LENGTH })

/** Schema of the body of `column.saveColumn`: creates a column without an id, changes it with one. */
export const columnInputSchema = z.object({
  id: maybe(idInputSchema),
  name: columnNameSchema,
  summary: maybe(readableText({ max: MAX_COLUMN_SUMMARY_LENGTH })),
  imageUrl: maybe(inputText({ max: 1000 })),
  ispublic: maybe(z.literal([0, 1])),
})
/** Body of `column.saveColumn`, before parsing. */
export type ColumnInput = z.input<typeof columnInputSchema>
