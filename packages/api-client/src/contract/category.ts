import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, list, maybe, numberSchema, withFallback } from './fields.ts'
import { idSchema } from './id.ts'
import { labelSchema } from './label.ts'

/** A technical channel. */
export const categorySchema = z.object({
  id: idSchema,
  name: lineSchema,
  remark: maybe(z.string()),
  /** 1 normal, 0 off */
  status: withFallback(numberSchema, 1),
  sort: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A category as `categorySchema` parses it. */
export type Category = z.output<typeof categorySchema>

/** Schema of a category with the labels that belong to it. */
export const categoryWithLabelsSchema = z.object({
  id: idSchema,
  name: lineSchema,
  labelList: list(labelSchema),
})
/** A category as `categoryWithLabelsSchema` parses it. */
export type CategoryWithLabels = z.output<typeof categoryWithLabelsSchema>
