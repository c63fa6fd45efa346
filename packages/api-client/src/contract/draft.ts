import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, inputText, lineSchema, maybe, numberSchema, readableText } from './fields.ts'
import { draftIdSchema, idInputSchema, idSchema } from './id.ts'

export const draftKindSchema = z.enum(['article', 'question', 'answer'])
/** What an unfinished text will become. */
export type DraftKind = z.output<typeof draftKindSchema>

/** Unfinished writing, kept for the writer. */
export const draftSchema = z.object({
  id: z.string(),
  kind: draftKindSchema,
  /** What is being edited; absent for something new. */
  targetId: maybe(idSchema),
  /** Grows with every save, also past a deletion. */
  revision: countSchema,
  title: lineSchema,
  /** The form as JSON text; lists leave it out. */
  content: maybe(z.string()),
  updateDate: maybe(dateSchema),
})
/** An unfinished text as `draftSchema` parses it. */
export type Draft = z.output<typeof draftSchema>

/** A revision fits into 31 bits. */
export const revisionSchema = z.pipe(
  numberSchema,
  z.number().check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31 - 1, {
      error: 'must be a revision',
    }),
  ),
)

/** `revision` is the one the writer last saw; 0 for a new draft. */
export const draftInputSchema = z.object({
  kind: draftKindSchema,
  targetId: maybe(idInputSchema),
  revision: revisionSchema,
  title: maybe(readableText({ max: 255 })),
  content: inputText({ max: 2_000_000 }),
})
/** Body of `draft.saveDraft`, before parsing. */
export type DraftInput = z.input<typeof draftInputSchema>

/**
 * `newer`: the version that was saved in between. Nothing was overwritten; both texts still exist. A save whose text is the one that
 * is kept already has no `newer`, so that it may be repeated.
 */
export const draftSavedSchema = z.object({
  id: z.string(),
  revision: numberSchema,
  newer: maybe(draftSchema),
})
/** Answer of `draft.saveDraft`, as `draftSavedSchema` parses it. */
export type DraftSaved = z.output<typeof draftSavedSchema>

export const draftParams = z.object({ id: draftIdSchema })
