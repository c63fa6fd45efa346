import * as z from 'zod/mini'
import { maybe, numberSchema } from './fields.ts'

/** `code` of a successful answer. */
export const SUCCESS_CODE = 20000
/** `code` of a refusal by business rules, with HTTP status 200. */
export const BUSINESS_FAILURE_CODE = 999
/** `code` assumed for an answer without one. */
export const UNKNOWN_FAILURE_CODE = 500

/** Schema of the envelope of every JSON answer. */
export const envelopeSchema = z.object({
  code: maybe(numberSchema),
  message: maybe(z.string()),
  data: z.optional(z.unknown()),
})

/** Envelope of every JSON answer: `code`, `message`, `data`. */
export type Envelope = z.output<typeof envelopeSchema>
