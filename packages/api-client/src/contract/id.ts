import * as z from 'zod/mini'
import { refusal } from './rule.ts'

const ID = /^(?:0|[1-9]\d{0,18})$/
const MAX_ID = '9223372036854775807'

/**
 * Whether a text is an id: the decimal digits of a non-negative 64-bit integer.
 * @param value from an address or a request
 * @returns false for an empty text, signs, spaces and numbers that are too large
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

/** An id in an answer; numbers are converted to strings. */
export const idSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** An id in a request. Numbers are accepted for older front ends. */
export const idInputSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.string().check(z.refine(isId, refusal({ rule: 'id' }, 'must be an id of decimal digits'))),
  ),
)

/** `{ id }` in the path. */
export const idParams = z.object({ id: idInputSchema })

/** An optional id, for whose absence the server has its own message; empty if absent. */
export const idOrEmptySchema = z.pipe(
  z.nullish(z.union([z.literal(''), idInputSchema])),
  z.transform((value) => value ?? ''),
)

const CLIENT_ID = /^[\w-]{1,64}$/

/** An id that the client creates, for example a UUID; also an idempotency key. */
export const clientIdSchema = z
  .string()
  .check(
    z.refine(
      (value) => CLIENT_ID.test(value),
      refusal(
        { rule: 'name', limits: [1, 64] },
        'must be 1 to 64 letters, digits, underscores or hyphens',
      ),
    ),
  )
