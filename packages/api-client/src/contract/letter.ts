import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { dateSchema } from './date.ts'
import { countSchema, flagSchema, maybe, readableText, textSchema, withFallback } from './fields.ts'
import { draftIdSchema, idInputSchema, idSchema } from './id.ts'
import { MAX_LETTER_LENGTH } from './limits.ts'

/** One private letter; the author is the sender. */
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

/** A conversation by letters; the author is the other person. */
export const letterThreadSchema = z.object({
  ...authorFields,
  /** Beginning of the latest letter. */
  content: textSchema,
  unreadCount: countSchema,
  createDate: maybe(dateSchema),
})
/** The latest letter exchanged with one person, as `letterThreadSchema` parses it. */
export type LetterThread = z.output<typeof letterThreadSchema>

/** Schema of the body of `letter.sendLetter`. */
export const letterInputSchema = z.object({
  toId: idInputSchema,
  content: readableText({ min: 1, max: MAX_LETTER_LENGTH }),
  /** Names the text: sent again, it is the same letter. */
  draftId: maybe(draftIdSchema),
})
/** Body of `letter.sendLetter`, before parsing. */
export type LetterInput = z.input<typeof letterInputSchema>
