import type { Choice, Field } from './fields.ts'
import { ID_PATTERN } from './page-id.ts'

/** Limit of a search text in characters; the API refuses more than 255. */
const MAX_WORDS_LENGTH = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const CONTROL = /[\u0000-\u001f\u007f]/g

const PATTERNS = {
  id: ID_PATTERN,
  page: '[1-9]\\d{0,3}',
  laterPage: '[2-9]|[1-9]\\d{1,3}',
  code: '[\\w-]{1,30}',
  // Any text is valid.
  text: undefined,
  words: undefined,
  key: undefined,
} as const satisfies Record<Exclude<Field, Choice>, string | undefined>

/** Pattern of a field as the source of a regular expression; undefined if any text is valid. */
export function patternOf(field: Field): string | undefined {
  return typeof field === 'object' ? field.join('|') : PATTERNS[field]
}

/** Whether a value matches the pattern of a field. */
export function fits(field: Field, value: string): boolean {
  const pattern = patternOf(field)
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
}

/** Parses the value of a field; undefined if it is invalid. Control characters, which the API refuses, become spaces. */
export function readValue(field: Field, value: string): string | number | undefined {
  if (!fits(field, value)) return undefined
  if (field === 'page' || field === 'laterPage') return Number(value)
  const clean = value.replaceAll(CONTROL, ' ').toWellFormed()
  return field === 'words'
    ? clean.trim().slice(0, MAX_WORDS_LENGTH).toWellFormed() || undefined
    : clean
}
