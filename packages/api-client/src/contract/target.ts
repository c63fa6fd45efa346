import * as z from 'zod/mini'

/** Kinds of entities that users can view and collect. */
export const targetTypeSchema = z.enum(['article', 'question', 'column', 'resource'])
/** Kind of content that history, collections and likes refer to. */
export type TargetType = z.output<typeof targetTypeSchema>
