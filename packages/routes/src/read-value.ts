import type { Choice, Field } from './fields.ts'
import { ID_PATTERN } from './page-id.ts'

/** Longest words that a list is searched for; the API refuses more than 255. */
const MAX_WORDS = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROL = /[\u0000-\u001f\u007f]/g

const PATTERNS = {
  id: ID_PATTERN,
  page: '[1-9]\\d{0,3}',
  laterPage: '[2-9]|[1-9]\\d{1,3}',
  code: '[\\w-]{1,30}',
  // Any text will do.
  text: undefined,
  words: undefined,
  key: undefined,
} as const satisfies Record<Exclude<Field, Choice>, string | undefined>

/** What a field looks like, as the source of a regular expression; undefined where any text will do. */
export function patternOf(field: Field): string | undefined {
  return typeof field === 'object' ? field.join('|') : PATTERNS[field]
}

/** Whether a value can be that of a field. */
export function fits(field: Field, value: string): boolean {
  const pattern = patternOf(field)
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
}

/** The value of a field; undefined where the text cannot be one. Control characters, which no call takes, become blanks. */
export function readValue(field: Field, value: string): string | number | undefined {
  if (!fits(field, value)) return undefined
  if (field === 'page' || field === 'laterPage') return Number(value)
  const clean = value.replaceAll(CONTROL, ' ').toWellFormed()
  return field === 'words' ? clean.trim().slice(0, MAX_WORDS).toWellFormed() || undefined : clean
}
