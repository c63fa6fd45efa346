import { isUsername, PASSWORD_LENGTH } from '@mozhan/api-client/contract'
import { copy as authCopy } from '../domains/auth/copy.ts'
import { toUsername } from '../domains/auth/username.ts'
import { repairText } from '../platform/text/repair-text.ts'
import { copy } from './copy.ts'

export type Tab = 'login' | 'register'
export type FieldName = 'username' | 'password' | 'repPassword' | 'agree'
export type Problems = Readonly<Partial<Record<FieldName, string>>>

/** Submitted values. Passwords are never sent back. */
export interface FormValues {
  readonly tab: Tab
  readonly redirectURL: string
  readonly username: string
  readonly password: string
  readonly repPassword: string
  readonly agree: boolean
}

export function toTab(dest: unknown): Tab {
  return dest === 'register' ? 'register' : 'login'
}

export function readForm(body: Readonly<Record<string, unknown>>): FormValues {
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? repairText(value) : ''
  }
  return {
    tab: toTab(body.dest),
    redirectURL: text('redirectURL'),
    username: text('username'),
    password: text('password'),
    repPassword: text('repPassword'),
    agree: text('agree') !== '',
  }
}

/** Validates a form. Returns the problems by field. */
export function findProblems(values: FormValues): Problems {
  const username = toUsername(values.username)
  const { password, repPassword } = values
  const missing: Problems = {
    ...(username === '' && { username: authCopy.noUsername }),
    ...(password === '' && { password: authCopy.noPassword }),
  }
  if (values.tab === 'login') return missing
  const { min, max } = PASSWORD_LENGTH
  const length = [...password].length
  const isLengthWrong = length < min || length > max
  return {
    ...(!isUsername(username) && { username: authCopy.badUsername }),
    ...(isLengthWrong && { password: authCopy.badPassword(min, max) }),
    ...(repPassword !== password && { repPassword: authCopy.differs }),
    ...(repPassword === '' && { repPassword: authCopy.noRepeat }),
    ...(!values.agree && { agree: copy.notAgreed }),
    ...missing,
  }
}
