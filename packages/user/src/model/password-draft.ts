import { PASSWORD_LIMITS } from '@mozhan/api-client/contract'

export interface PasswordDraft {
  oldPassword: string
  newPassword: string
  repPassword: string
}

export type PasswordFault = 'missing' | 'length' | 'differs'
export type PasswordFaults = Partial<Record<keyof PasswordDraft, PasswordFault>>

export const EMPTY_PASSWORDS: PasswordDraft = { oldPassword: '', newPassword: '', repPassword: '' }

/** What keeps a change of password from being sent, by field. */
export function findPasswordFaults(draft: PasswordDraft): PasswordFaults {
  const { oldPassword, newPassword, repPassword } = draft
  const { min, max } = PASSWORD_LIMITS
  const length = [...newPassword].length
  const faults: PasswordFaults = {}
  if (oldPassword === '') faults.oldPassword = 'missing'
  if (newPassword === '') faults.newPassword = 'missing'
  else if (length < min || length > max) faults.newPassword = 'length'
  if (repPassword === '') faults.repPassword = 'missing'
  else if (repPassword !== newPassword) faults.repPassword = 'differs'
  return faults
}
