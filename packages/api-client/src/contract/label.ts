import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, maybe } from './fields.ts'
import { idSchema } from './id.ts'

/** Schema of the id and name of a label. */
export const labelSchema = z.object({ id: idSchema, name: lineSchema })
/** Id and name of a label. */
export type Label = z.output<typeof labelSchema>

/** Schema of a label with its channel and the number of its articles. */
export const labelDetailSchema = z.extend(labelSchema, {
  categoryId: maybe(idSchema),
  categoryName: maybe(z.string()),
  articleCount: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A label as `labelDetailSchema` parses it. */
export type LabelDetail = z.output<typeof labelDetailSchema>
