import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, maybe, textSchema, urlSchema, withFallback } from './fields.ts'
import { idSchema } from './id.ts'
import { targetTypeSchema } from './target.ts'

/** Schema of an entity that the caller has collected or liked. */
export const collectItemSchema = z.object({
  id: idSchema,
  ...authorFields,
  targetType: withFallback(targetTypeSchema, 'article'),
  targetId: idSchema,
  title: lineSchema,
  summary: textSchema,
  imageUrl: urlSchema,
  viewCount: countSchema,
  thumhup: countSchema,
  createDate: maybe(dateSchema),
})
/** A collected or liked item as `collectItemSchema` parses it. */
export type CollectItem = z.output<typeof collectItemSchema>
