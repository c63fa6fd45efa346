import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { dateSchema } from './date.ts'
import { countSchema, flagSchema, maybe, readableText, textSchema, withFallback } from './fields.ts'
import { clientIdSchema, idInputSchema, idSchema } from './id.ts'
import { MAX_LETTER_LENGTH } from './limits.ts'

/** Schema of a private letter; the author is the sender. */
export const letterSchema = z.object({
  id: idSchema,
  ...authorFields,
  toId: maybe(idSchema),
  content: textSchema,
  isRead: withFallback(flagSchema, false),
  createDate: maybe(dateSchema),
})
/** A private letter as `letterSchema` parses it. */
export type Letter = z.output<typeof letterSchema>

/** Schema of a letter thread; the author is the other user. */
export const letterThreadSchema = z.object({
  ...authorFields,
  /** Beginning of the latest letter. */
  content: textSchema,
  unreadCount: countSchema,
  createDate: maybe(dateSchema),
})
/** The letter thread with one user as `letterThreadSchema` parses it. */
export type LetterThread = z.output<typeof letterThreadSchema>

/** Schema of the body of `letter.sendLetter`. */
export const letterInputSchema = z.object({
  toId: idInputSchema,
  content: readableText({ min: 1, max: MAX_LETTER_LENGTH }),
  /** Idempotency key: a second call with the same id sends no second letter. */
  draftId: maybe(clientIdSchema),
})
/** Body of `letter.sendLetter`, before parsing. */
export type LetterInput = z.input<typeof letterInputSchema>
