import { PASSWORD_LENGTH } from '@mozhan/api-client/contract'

export interface PasswordDraft {
  oldPassword: string
  newPassword: string
  repPassword: string
}

export type PasswordProblem = 'missing' | 'length' | 'differs'
export type PasswordProblems = Partial<Record<keyof PasswordDraft, PasswordProblem>>

export const EMPTY_PASSWORDS: PasswordDraft = { oldPassword: '', newPassword: '', repPassword: '' }

/** Finds the problems that prevent a change of password, by field. */
export function findPasswordProblems(draft: PasswordDraft): PasswordProblems {
  const { oldPassword, newPassword, repPassword } = draft
  const { min, max } = PASSWORD_LENGTH
  const length = [...newPassword].length
  const problems: PasswordProblems = {}
  if (oldPassword === '') problems.oldPassword = 'missing'
  if (newPassword === '') problems.newPassword = 'missing'
  else if (length < min || length > max) problems.newPassword = 'length'
  if (repPassword === '') problems.repPassword = 'missing'
  else if (repPassword !== newPassword) problems.repPassword = 'differs'
  return problems
}
