import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, maybe, numberSchema, urlSchema, withFallback } from './fields.ts'
import { idSchema } from './id.ts'

/** Schema of one advert: a picture with a link, in the home carousel or among the recommendations. */
export const advertSchema = z.object({
  id: idSchema,
  title: lineSchema,
  imageUrl: urlSchema,
  advertUrl: urlSchema,
  advertTarget: withFallback(z.string(), '_blank'),
  position: countSchema,
  /** 1 shown, 0 off */
  status: withFallback(numberSchema, 1),
  sort: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** An advert as `advertSchema` parses it. */
export type Advert = z.output<typeof advertSchema>
