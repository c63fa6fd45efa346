const MOBILE = /^\d{11}$/
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/**
 * Whether a text has the form of a mobile number: 11 digits.
 * @param value as typed
 * @returns true for 11 digits
 * @example
 * ```ts
 * import { isMobile } from '@mozhan/api-client/contract'
 *
 * isMobile('13800138000') // true
 * ```
 */
export function isMobile(value: string): boolean {
  return MOBILE.test(value)
}

/**
 * Whether a text has the form of an e-mail address. Its length is not checked; see `MAX_EMAIL_LENGTH`.
 * @param value as typed
 * @returns true for an address such as `a@b.cn`
 * @example
 * ```ts
 * import { isEmail } from '@mozhan/api-client/contract'
 *
 * isEmail('lan@example.com') // true
 * ```
 */
export function isEmail(value: string): boolean {
  return EMAIL.test(value)
}
