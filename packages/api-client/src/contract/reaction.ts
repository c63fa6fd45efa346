import * as z from 'zod/mini'
import { flagSchema, withFallback } from './fields.ts'
import { idInputSchema } from './id.ts'

/** 1 sets a like or a collection, -1 takes it back. */
export const toggleParams = z.object({
  id: idInputSchema,
  value: toggleValue(),
})

/** The same where the path of the call names the second part `count`. */
export const countToggleParams = z.object({ id: idInputSchema, count: toggleValue() })

/** The caller's own relation to something; public answers are the same for every reader. */
export const ownStateSchema = z.object({
  isThumb: withFallback(flagSchema, false),
  isCollect: withFallback(flagSchema, false),
  isOwner: withFallback(flagSchema, false),
})
/** What the caller has to do with one content, as `ownStateSchema` parses it. */
export type OwnState = z.output<typeof ownStateSchema>

// @__NO_SIDE_EFFECTS__
function toggleValue() {
  return z.pipe(
    z.union([z.literal([1, -1]), z.literal(['1', '-1'])], { error: 'must be 1 or -1' }),
    z.transform((value): 1 | -1 => (Number(value) === 1 ? 1 : -1)),
  )
}
