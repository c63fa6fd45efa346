import * as z from 'zod/mini'
import { countCharacters } from './count-characters.ts'
import { removeDirectionControls } from './direction-controls.ts'
import type { Schema } from './endpoint.ts'
import { refusal } from './rule.ts'
import { hasVisibleText } from './visible.ts'

const INTEGER = /^-?\d+$/

/**
 * An optional field of an answer or a request: `null` equals absence.
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

/** A list with at most `max` items; empty if absent or `null`. */
// @__NO_SIDE_EFFECTS__
export function list<S extends Schema>(item: S, max?: number) {
  const items = z.array(item)
  return z.pipe(
    z.nullish(max === undefined ? items : items.check(z.maxLength(max))),
    z.transform((value: z.output<S>[] | null | undefined): z.output<S>[] => value ?? []),
  )
}

/** A value that is `fallback` if absent or `null`. */
// @__NO_SIDE_EFFECTS__
export function withFallback<S extends Schema>(schema: S, fallback: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined): z.output<S> => value ?? fallback),
  )
}

/** A whole number, also in a string, as some back ends write 64-bit numbers. */
export const numberSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(INTEGER))]),
  z.transform((value) => Number(value)),
)

/** A whole number from `low` to `high`, also in a string. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(low: number, high: number) {
  return z.pipe(
    numberSchema,
    z
      .number()
      .check(
        z.refine(
          (value) => Number.isInteger(value) && value >= low && value <= high,
          refusal(
            { rule: 'range', limits: [low, high] },
            `must be a whole number from ${low} to ${high}`,
          ),
        ),
      ),
  )
}

/** A counter; 0 if absent. */
export const countSchema = withFallback(numberSchema, 0)

/** Text of an answer; empty if absent. */
export const textSchema = withFallback(z.string(), '')

/** A name or title of an answer without direction controls, which would affect surrounding text; empty if absent. */
export const lineSchema = z.pipe(textSchema, z.transform(removeDirectionControls))

/** A boolean; accepts 0 and 1. */
export const flagSchema = z.pipe(
  z.union([z.boolean(), z.literal([0, 1])]),
  z.transform((value) => Boolean(value)),
)

/** The address of a picture or file; absent if empty. */
export const urlSchema = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((value) => value || undefined),
  ),
)

/** `data` of calls without a result. */
export const nothingSchema = z.pipe(
  z.unknown(),
  z.transform((): null => null),
)

/** Limits of a text, in characters. */
export interface TextLimits {
  min?: number
  max: number
}

/** UTF-16 code units of the longest emoji, a family of four with skin tones. */
const MAX_CHARACTER_LENGTH = 25

const limits = new WeakMap<Schema, TextLimits>()

/** The limits of a schema created by `inputText` or `readableText`, for the documents. */
export function limitsOf(schema: Schema): TextLimits | undefined {
  return limits.get(schema)
}

/** Text of a request. Limits count code points; a required text must have visible characters. */
// @__NO_SIDE_EFFECTS__
export function inputText(given: TextLimits) {
  const { max } = given
  return limited(given, (value) => value.length <= max || Array.from(value).length <= max)
}

/** As `inputText`, but limits count grapheme clusters: an emoji is one. */
// @__NO_SIDE_EFFECTS__
export function readableText(given: TextLimits) {
  const { max } = given
  return limited(
    given,
    (value) =>
      value.length <= max ||
      // A grapheme cluster can have any number of marks, so the code units are limited, too.
      (value.length <= max * MAX_CHARACTER_LENGTH && countCharacters(value) <= max),
  )
}

// @__NO_SIDE_EFFECTS__
function limited({ min = 0, max }: TextLimits, isShortEnough: (value: string) => boolean) {
  const schema = z.string().check(
    z.refine(
      (value) => value.length >= min && (min === 0 || value.trim() !== ''),
      refusal(
        min <= 1 ? { rule: 'empty' } : { rule: 'tooShort', limits: [min] },
        min <= 1 ? 'must not be empty' : `must have at least ${min} characters`,
      ),
    ),
    z.refine(
      (value) => min === 0 || value.trim() === '' || hasVisibleText(value),
      refusal({ rule: 'invisible' }, 'must have visible characters'),
    ),
    z.refine(
      isShortEnough,
      refusal({ rule: 'tooLong', limits: [max] }, `must have at most ${max} characters`),
    ),
  )
  limits.set(schema, { min, max })
  return schema
}
