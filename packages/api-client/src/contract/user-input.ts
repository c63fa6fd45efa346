import * as z from 'zod/mini'
import { isEmail, isMobile } from './contact.ts'
import { inputText, maybe, readableText } from './fields.ts'
import { idInputSchema, idOrEmptySchema } from './id.ts'
import { MAX_EMAIL_LENGTH, MAX_NICK_NAME_LENGTH, MAX_SIGNATURE_LENGTH } from './limits.ts'
import { refusal } from './rule.ts'

const USERNAME = /^[\p{Script=Han}A-Za-z0-9_]{4,30}$/u

/**
 * Whether a text has the form of a user name: 4 to 30 Chinese characters, letters, digits, underscores.
 * @param value as typed
 * @returns false if a character or the length is not allowed
 * @example
 * ```ts
 * import { isUsername } from '@mozhan/api-client/contract'
 *
 * isUsername('alan_2026') // true
 * ```
 */
export function isUsername(value: string): boolean {
  return USERNAME.test(value)
}

const usernameSchema = z
  .string()
  .check(
    z.refine(
      isUsername,
      refusal(
        { rule: 'username', limits: [4, 30] },
        'must be 4 to 30 Chinese characters, letters, digits or _',
      ),
    ),
  )

/**
 * Schema of a change of the caller's profile. Absent fields stay unchanged; an empty number or address removes it. Other fields,
 * which older clients send, are ignored.
 */
export const userUpdateSchema = z.object({
  id: idInputSchema,
  nickName: maybe(readableText({ min: 1, max: MAX_NICK_NAME_LENGTH })),
  imageUrl: maybe(inputText({ max: 1000 })),
  summary: maybe(readableText({ max: MAX_SIGNATURE_LENGTH })),
  mobile: maybe(
    z
      .string()
      .check(z.refine(isEmptyOr(isMobile), refusal({ rule: 'mobile' }, 'must have 11 digits'))),
  ),
  email: maybe(
    inputText({ max: MAX_EMAIL_LENGTH }).check(
      z.refine(isEmptyOr(isEmail), refusal({ rule: 'email' }, 'must be an e-mail address')),
    ),
  ),
})
/** Body of `user.updateUser`, before parsing. */
export type UserUpdate = z.input<typeof userUpdateSchema>

function isEmptyOr(test: (value: string) => boolean): (value: string) => boolean {
  return (value) => value === '' || test(value)
}

// Optional, because the server has its own messages for missing fields.
const credential = maybe(inputText({ max: 1000 }))

export const passwordCheckSchema = z.object({ userId: idOrEmptySchema, oldPassword: credential })
export const passwordChangeSchema = z.object({
  userId: idOrEmptySchema,
  oldPassword: credential,
  newPassword: credential,
  repPassword: credential,
})
export const registerSchema = z.object({
  username: credential,
  password: credential,
  repPassword: credential,
})
export const usernameParams = z.object({ username: usernameSchema })
