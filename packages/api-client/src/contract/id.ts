import * as z from 'zod/mini'

const ID = /^(?:0|[1-9]\d{0,18})$/
const MAX_ID = '9223372036854775807'

/**
 * Whether a text is an id: the decimal digits of a positive 64-bit number.
 * @param value as it stands in an address
 * @returns false for an empty text, signs, blanks and numbers that are too large
 * @example
 * ```ts
 * import { isId } from '@mozhan/api-client/contract'
 *
 * isId('1844197938335842305') // true
 * ```
 */
export function isId(value: string): boolean {
  return ID.test(value) && (value.length < MAX_ID.length || value <= MAX_ID)
}

/** An id in an answer: always a string, whatever the back end sends. */
export const idSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** An id sent by a caller. Short numbers are accepted for older front ends. */
export const idInputSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.string().check(z.refine(isId, { error: 'must be an id of decimal digits' })),
  ),
)

/** `{ id }` in the path. */
export const idParams = z.object({ id: idInputSchema })

/** An id whose absence the server explains in its own words: empty when absent. */
export const idOrEmptySchema = z.pipe(
  z.nullish(z.union([z.literal(''), idInputSchema])),
  z.transform((value) => value ?? ''),
)

/** Names a text while it is written; the writer's device makes it (a UUID), so that what is sent can be sent again. */
export const draftIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, - or _' }))
