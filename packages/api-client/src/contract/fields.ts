import * as z from 'zod/mini'
import { countCharacters } from './count-characters.ts'
import type { Schema } from './endpoint.ts'
import { removeDirectionControls } from './one-line.ts'
import { hasVisibleText } from './visible.ts'

const INTEGER = /^-?\d+$/

/**
 * An optional field of an answer or a request: absent and `null` are the same.
 */
// @__NO_SIDE_EFFECTS__
export function maybe<S extends Schema>(schema: S) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<S> | null) => (value === null ? undefined : value)),
    ),
  )
}

/** A list that is empty when absent or `null`; `max` items at most. */
// @__NO_SIDE_EFFECTS__
export function list<S extends Schema>(item: S, max?: number) {
  const items = z.array(item)
  return z.pipe(
    z.nullish(max === undefined ? items : items.check(z.maxLength(max))),
    z.transform((value: z.output<S>[] | null | undefined): z.output<S>[] => value ?? []),
  )
}

/** A value that is `fallback` when absent or `null`. */
// @__NO_SIDE_EFFECTS__
export function withFallback<S extends Schema>(schema: S, fallback: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined): z.output<S> => value ?? fallback),
  )
}

/** A whole number; back ends that write 64-bit numbers as strings are read too. */
export const numberSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(INTEGER))]),
  z.transform((value) => Number(value)),
)

/** A counter: 0 when absent. */
export const countSchema = withFallback(numberSchema, 0)

/** Text of an answer: empty when absent. */
export const textSchema = withFallback(z.string(), '')

/** A name or title of an answer, fit to stand inside other text: empty when absent. */
export const lineSchema = z.pipe(textSchema, z.transform(removeDirectionControls))

/** A yes or no; 0 and 1 are read too. */
export const flagSchema = z.pipe(
  z.union([z.boolean(), z.literal([0, 1])]),
  z.transform((value) => Boolean(value)),
)

/** The address of a picture or file: absent when empty. */
export const urlSchema = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((value) => value || undefined),
  ),
)

/** `data` of calls that answer nothing. */
export const nothingSchema = z.pipe(
  z.unknown(),
  z.transform((): null => null),
)

/** Fewest and most characters of a text. */
export interface TextLimits {
  min?: number
  max: number
}

/** Code units of the longest emoji, a family of four in its colours. */
const MAX_CHARACTER_LENGTH = 25

const limits = new WeakMap<Schema, TextLimits>()

/** The limits of a schema made by `inputText` or `readableText`, for the documents. */
export function limitsOf(schema: Schema): TextLimits | undefined {
  return limits.get(schema)
}

/** Text sent by a caller. Lengths count code points; where some text is needed, some of it must be visible. */
// @__NO_SIDE_EFFECTS__
export function inputText(given: TextLimits) {
  const { max } = given
  return limited(given, (value) => value.length <= max || Array.from(value).length <= max)
}

/** As `inputText`, but lengths count characters as a reader does: an emoji is one. */
// @__NO_SIDE_EFFECTS__
export function readableText(given: TextLimits) {
  const { max } = given
  return limited(
    given,
    (value) =>
      value.length <= max ||
      // A letter may be piled with any number of marks.
      (value.length <= max * MAX_CHARACTER_LENGTH && countCharacters(value) <= max),
  )
}

// @__NO_SIDE_EFFECTS__
function limited({ min = 0, max }: TextLimits, isShortEnough: (value: string) => boolean) {
  const schema = z.string().check(
    z.refine((value) => value.length >= min && (min === 0 || value.trim() !== ''), {
      error: min <= 1 ? 'must not be empty' : `must have at least ${min} characters`,
    }),
    z.refine((value) => min === 0 || value.trim() === '' || hasVisibleText(value), {
      error: 'must have visible characters',
    }),
    z.refine(isShortEnough, { error: `must have at most ${max} characters` }),
  )
  limits.set(schema, { min, max })
  return schema
}
