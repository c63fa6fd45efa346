import * as z from 'zod/mini'
import { maybe, numberSchema } from './fields.ts'

/** `code` of every answer that succeeded. */
export const SUCCESS_CODE = 20000
/** `code` of a refusal the message explains; it travels with HTTP 200. */
export const BUSINESS_FAILURE_CODE = 999
/** `code` of an answer that carries none. */
export const UNKNOWN_FAILURE_CODE = 500

/** What every JSON answer is wrapped in. */
export const envelopeSchema = z.object({
  code: maybe(numberSchema),
  message: maybe(z.string()),
  data: z.optional(z.unknown()),
})

/** What every answer is wrapped in: `code`, `message`, `data`. */
export type Envelope = z.output<typeof envelopeSchema>
