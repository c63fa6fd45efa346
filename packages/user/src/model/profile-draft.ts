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

/** What the profile form contains, not yet saved. Stored in this browser only while the page leaves for the login site. */
export interface ProfileDraft {
  nickName: string
  /** Signature. */
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

/** Whether a value stored in this browser has all fields of the form; their contents may still have problems. */
export function isProfileDraft(value: unknown): value is ProfileDraft {
  if (typeof value !== 'object' || value === null) return false
  return ['nickName', 'summary', 'mobile', 'email'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}

/**
 * Returns the values to send: texts are trimmed, full-width characters of number and email are converted, and spaces and
 * hyphens in the number are removed.
 */
export function toProfileChange(draft: ProfileDraft): ProfileDraft {
  return {
    nickName: draft.nickName.trim(),
    summary: draft.summary.trim(),
    mobile: draft.mobile.normalize('NFKC').replace(/[\s-]/g, ''),
    email: draft.email.normalize('NFKC').trim(),
  }
}

/** Finds the problems that prevent saving, by field. Only the nickname is required. */
export function findProfileProblems(draft: ProfileDraft): ProfileProblems {
  const { nickName, summary, mobile, email } = toProfileChange(draft)
  const problems: ProfileProblems = {}
  if (!hasVisibleText(nickName)) problems.nickName = 'missing'
  else if (countCharacters(nickName) > MAX_NICK_NAME_LENGTH) problems.nickName = 'tooLong'
  if (countCharacters(summary) > MAX_SIGNATURE_LENGTH) problems.summary = 'tooLong'
  if (mobile !== '' && !isMobile(mobile)) problems.mobile = 'malformed'
  if (email.length > MAX_EMAIL_LENGTH) problems.email = 'tooLong'
  else if (email !== '' && !isEmail(email)) problems.email = 'malformed'
  return problems
}
