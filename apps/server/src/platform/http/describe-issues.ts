import type { Endpoint } from '@mozhan/api-client/contract'
import type { z } from 'zod'
import { copy } from './copy.ts'

const MAX_ISSUES = 5

/** Messages of the contract and the sentence that a user reads. */
const SENTENCES: readonly (readonly [RegExp, (field: string, number: string) => string])[] = [
  [/^must not be empty$/, copy.input.empty],
  [/^must have at most (\d+) characters$/, copy.input.tooLong],
  [/^must have at least (\d+) characters$/, copy.input.tooShort],
  [/^must have visible characters$/, copy.input.invisible],
  [/^must have 11 digits$/, copy.input.badMobile],
  [/^must be an e-mail address$/, copy.input.badEmail],
  [/^must be 1 or -1$/, copy.input.badAct],
  [/^choose at least one label$/, copy.input.noLabel],
  [/^choose at most (\d+) labels$/, copy.input.tooManyLabels],
]

/** The same for parameters that are no form fields, with their name in the request. */
const DETAILS: readonly (readonly [
  RegExp,
  (field: string, low: string, high: string) => string,
])[] = [
  [/must be a whole number from (\d+) to (\d+)$/, copy.details.notWithin],
  [/^must be an id /, copy.details.notId],
  [/^must be a date$/, copy.details.notDate],
  [/^must be (\d+) to (\d+) letters/, copy.details.notName],
  [/^must be (\d+) to (\d+) Chinese/, copy.details.notUsername],
  [/^must (?:not be empty|have visible characters|hold a question)$/, copy.details.empty],
  [/^must have at most (\d+) characters$/, copy.details.tooLong],
  [/^must have at least (\d+) characters$/, copy.details.tooShort],
  [/^choose at most (\d+) /, copy.details.tooMany],
]

/**
 * Describes the problems of an input: a sentence for users when all problems are in form fields, with the names that the
 * form shows; otherwise details for developers.
 */
export function describeIssues(
  { issues }: z.core.$ZodError,
  { path }: Pick<Endpoint, 'path'>,
): string {
  const shown = issues.slice(0, MAX_ISSUES)
  const names = new Map<string, string>([
    ...Object.entries(copy.fields),
    ...Object.entries(new Map(Object.entries(copy.formFields)).get(path) ?? {}),
  ])
  const sentences = shown.map((issue) => toSentence(issue, names))
  if (sentences.every((sentence) => sentence !== undefined)) {
    return [...new Set(sentences)].join(copy.input.and)
  }
  return copy.badInput(shown.map(toDetail).join(copy.input.and))
}

function toDetail(issue: z.core.$ZodIssue): string {
  if (issue.path.length === 0) return copy.details.wrongWhole
  const field = issue.path.join('.')
  for (const [pattern, write] of DETAILS) {
    const match = pattern.exec(issue.message)
    if (match) return write(field, match[1] ?? '', match[2] ?? '')
  }
  if (issue.code === 'invalid_value') {
    return copy.details.notOneOf(field, issue.values.map(String).join('、'))
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return isMissing ? copy.details.missing(field) : copy.details.wrong(field)
}

function toSentence(
  { path, message, code, input }: z.core.$ZodIssue,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const field = path.length === 1 ? names.get(String(path[0])) : undefined
  if (field === undefined) return undefined
  for (const [pattern, write] of SENTENCES) {
    const match = pattern.exec(message)
    if (match) return write(field, match[1] ?? '')
  }
  return code === 'invalid_type' && input === undefined ? copy.input.empty(field) : undefined
}
