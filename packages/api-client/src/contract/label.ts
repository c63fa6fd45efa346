import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, maybe } from './fields.ts'
import { idSchema } from './id.ts'

export const labelSchema = z.object({ id: idSchema, name: lineSchema })
export type Label = z.output<typeof labelSchema>

export const labelDetailSchema = z.extend(labelSchema, {
  categoryId: maybe(idSchema),
  categoryName: maybe(z.string()),
  articleCount: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
export type LabelDetail = z.output<typeof labelDetailSchema>
