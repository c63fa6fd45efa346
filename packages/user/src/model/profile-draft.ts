import {
  countCharacters,
  hasVisibleText,
  isEmail,
  isMobile,
  MAX_EMAIL_LENGTH,
  MAX_NICK_NAME_LENGTH,
  MAX_SIGNATURE_LENGTH,
  type UserRecord,
} from '@mozhan/api-client/contract'

/** What somebody writes about himself. */
export interface ProfileDraft {
  nickName: string
  /** The signature. */
  summary: string
  mobile: string
  email: string
}

export type ProfileProblem = 'missing' | 'tooLong' | 'malformed'
export type ProfileProblems = Partial<Record<keyof ProfileDraft, ProfileProblem>>

export function toProfileDraft(
  record: Pick<UserRecord, 'nickName' | 'summary' | 'mobile' | 'email'>,
): ProfileDraft {
  const { nickName, summary = '', mobile = '', email = '' } = record
  return { nickName, summary, mobile, email }
}

/** Whether the browser kept a form that can still be read. */
export function isProfileDraft(value: unknown): value is ProfileDraft {
  if (typeof value !== 'object' || value === null) return false
  return ['nickName', 'summary', 'mobile', 'email'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}

/** What is sent: what stands around a text is left out, and digits of a Chinese keyboard are digits. */
export function toProfileChange(draft: ProfileDraft): ProfileDraft {
  return {
    nickName: draft.nickName.trim(),
    summary: draft.summary.trim(),
    mobile: draft.mobile.normalize('NFKC').replace(/[\s-]/g, ''),
    email: draft.email.normalize('NFKC').trim(),
  }
}

/** What keeps the form from being sent, by field (contract: all but the signature have to be filled in). */
export function findProfileProblems(draft: ProfileDraft): ProfileProblems {
  const { nickName, summary, mobile, email } = toProfileChange(draft)
  const problems: ProfileProblems = {}
  if (!hasVisibleText(nickName)) problems.nickName = 'missing'
  else if (countCharacters(nickName) > MAX_NICK_NAME_LENGTH) problems.nickName = 'tooLong'
  if (countCharacters(summary) > MAX_SIGNATURE_LENGTH) problems.summary = 'tooLong'
  if (mobile === '') problems.mobile = 'missing'
  else if (!isMobile(mobile)) problems.mobile = 'malformed'
  if (email === '') problems.email = 'missing'
  else if (email.length > MAX_EMAIL_LENGTH) problems.email = 'tooLong'
  else if (!isEmail(email)) problems.email = 'malformed'
  return problems
}
