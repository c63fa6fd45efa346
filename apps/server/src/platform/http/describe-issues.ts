import { type Endpoint, type RuleName, ruleOf } from '@mozhan/api-client/contract'
import type { z } from 'zod'
import { copy } from './copy.ts'

const MAX_ISSUES = 5

type ProblemName =
  | RuleName
  | 'missing'
  | 'noChoice'
  | 'noItems'
  | 'oneOf'
  | 'tooManyItems'
  | 'wrong'
  | 'wrongWhole'

/** What is wrong with a value, and the numbers or values of the sentence about it. */
interface Problem {
  readonly name: ProblemName
  readonly details?: readonly string[]
}

type Sentence = (field: string, first: string, second: string) => string

const SENTENCES: Readonly<Record<ProblemName, { form?: Sentence; detail: Sentence }>> =
  copy.problems

/**
 * Describes the problems of an input: a sentence for users when all problems are in form fields, with the names that the
 * form shows; otherwise details for developers.
 * @param error parsed with `reportInput`, which tells a missing value from a wrong one
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
    return [...new Set(sentences)].join(copy.and)
  }
  return copy.badInput([...new Set(shown.map(toDetail))].join(copy.and))
}

function toSentence(
  issue: z.core.$ZodIssue,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const field = issue.path.length === 1 ? names.get(String(issue.path[0])) : undefined
  if (field === undefined) return undefined
  const { name, details: [first = '', second = ''] = [] } = problemOf(issue)
  return SENTENCES[name].form?.(field, first, second)
}

function toDetail(issue: z.core.$ZodIssue): string {
  const { name, details: [first = '', second = ''] = [] } = problemOf(issue)
  return SENTENCES[name].detail(issue.path.join('.'), first, second)
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.path.length === 0) return { name: 'wrongWhole' }
  const rule = ruleOf(issue)
  if (rule !== undefined) return { name: rule.rule, details: rule.limits?.map(String) ?? [] }
  switch (issue.code) {
    case 'invalid_value':
      return { name: 'oneOf', details: [issue.values.map(String).join('、')] }
    case 'invalid_union':
      return { name: issue.input === undefined ? 'missing' : 'noChoice' }
    case 'invalid_type':
      return { name: issue.input === undefined ? 'missing' : 'wrong' }
    case 'too_small':
      return issue.origin === 'array' ? { name: 'noItems' } : { name: 'wrong' }
    case 'too_big':
      return issue.origin === 'array'
        ? { name: 'tooManyItems', details: [String(issue.maximum)] }
        : { name: 'wrong' }
    default:
      return { name: 'wrong' }
  }
}
