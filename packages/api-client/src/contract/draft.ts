import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import {
  countSchema,
  inputText,
  lineSchema,
  maybe,
  numberSchema,
  readableText,
  wholeNumber,
} from './fields.ts'
import { clientIdSchema, idInputSchema, idSchema } from './id.ts'

export const draftKindSchema = z.enum(['article', 'question', 'answer'])
/** Kind of entity of a draft. */
export type DraftKind = z.output<typeof draftKindSchema>

/** Schema of a draft. */
export const draftSchema = z.object({
  id: z.string(),
  kind: draftKindSchema,
  /** Id of the entity that is edited; absent for a new one. */
  targetId: maybe(idSchema),
  /** Increases with every save, also after a deletion. */
  revision: countSchema,
  title: lineSchema,
  /** Content of the form as JSON text; lists omit it. */
  content: maybe(z.string()),
  updateDate: maybe(dateSchema),
})
/** A draft as `draftSchema` parses it. */
export type Draft = z.output<typeof draftSchema>

/** Schema of a revision: a whole number below 2³¹ - 1. */
export const revisionSchema = wholeNumber(0, 2 ** 31 - 2)

/** Schema of the body of `draft.saveDraft`. `revision` is the base revision; 0 for a new draft. */
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
 * Schema of the result of a save. `newer` is a version that was saved meanwhile; if it is present, nothing was overwritten. A save
 * with the same content as the stored one has no `newer`, so that it can be repeated.
 */
export const draftSavedSchema = z.object({
  id: z.string(),
  revision: numberSchema,
  newer: maybe(draftSchema),
})
/** Answer of `draft.saveDraft`, as `draftSavedSchema` parses it. */
export type DraftSaved = z.output<typeof draftSavedSchema>

export const draftParams = z.object({ id: clientIdSchema })
