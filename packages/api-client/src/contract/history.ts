import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { lineSchema, maybe, textSchema, urlSchema, withFallback } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { targetTypeSchema } from './target.ts'

/** Schema of a viewed entity; one row per target, newest first. */
export const historyItemSchema = z.object({
  id: idSchema,
  userId: maybe(idSchema),
  targetType: withFallback(targetTypeSchema, 'article'),
  targetId: idSchema,
  title: lineSchema,
  summary: textSchema,
  imageUrl: urlSchema,
  /** Nickname of the author. */
  nickName: lineSchema,
  viewDate: maybe(dateSchema),
})
/** A viewed item as `historyItemSchema` parses it. */
export type HistoryItem = z.output<typeof historyItemSchema>

export const historyInputSchema = z.object({
  targetType: targetTypeSchema,
  targetId: idInputSchema,
  viewDate: maybe(dateSchema),
})
/** Body of `article.addHistory`, before parsing. */
export type HistoryInput = z.input<typeof historyInputSchema>
