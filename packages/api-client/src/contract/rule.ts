import type * as z from 'zod/mini'

/** Names of the rules that a refused value can break. */
export type RuleName =
  | 'date'
  | 'email'
  | 'empty'
  | 'id'
  | 'invisible'
  | 'mobile'
  | 'name'
  | 'range'
  | 'tooLong'
  | 'tooShort'
  | 'turns'
  | 'username'

/** A rule that a value breaks: data for a sentence in the reader's language. */
export interface Rule {
  /** Name of the rule. */
  readonly rule: RuleName
  /** The numbers of the rule: a limit, or the lowest and the highest value. */
  readonly limits?: readonly number[]
}

/** Second argument of `z.refine`: the rule for `ruleOf`, and an English message for developers. */
// @__NO_SIDE_EFFECTS__
export function refusal(rule: Rule, error: string) {
  return { error, params: { ...rule } }
}

/**
 * The rule of the contract that a value breaks.
 * @param issue an issue of a zod error
 * @returns undefined for an issue that zod itself describes, for example a wrong type
 * @example
 * ```ts
 * import { ruleOf, userUpdateSchema } from '@mozhan/api-client/contract'
 * import * as z from 'zod/mini'
 *
 * const { error } = z.safeParse(userUpdateSchema, { id: '7', mobile: '138' })
 * error?.issues.map(ruleOf) // [{ rule: 'mobile' }]
 * ```
 */
export function ruleOf(issue: z.core.$ZodIssue): Rule | undefined {
  // Only `refusal` and `dateSchema` set `params`.
  return issue.code === 'custom' ? (issue.params as Rule | undefined) : undefined
}
