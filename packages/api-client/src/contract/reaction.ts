import * as z from 'zod/mini'
import { flagSchema, withFallback } from './fields.ts'
import { idInputSchema } from './id.ts'

/** Path parameters of a like or a collection: 1 sets it, -1 removes it. */
export const toggleParams = z.object({
  id: idInputSchema,
  value: toggleValue(),
})

/** The same with the name `count` for the value. */
export const countToggleParams = z.object({ id: idInputSchema, count: toggleValue() })

/** Schema of the caller's relation to an entity, separate from public answers, which are the same for every reader. */
export const ownStateSchema = z.object({
  isThumb: withFallback(flagSchema, false),
  isCollect: withFallback(flagSchema, false),
  isOwner: withFallback(flagSchema, false),
})
/** The caller's relation to an entity as `ownStateSchema` parses it. */
export type OwnState = z.output<typeof ownStateSchema>

// @__NO_SIDE_EFFECTS__
function toggleValue() {
  return z.pipe(
    z.union([z.literal([1, -1]), z.literal(['1', '-1'])], { error: 'must be 1 or -1' }),
    z.transform((value): 1 | -1 => (Number(value) === 1 ? 1 : -1)),
  )
}
