const MOBILE = /^\d{11}$/
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** Whether a text may be a telephone number: 11 digits. */
export function isMobile(value: string): boolean {
  return MOBILE.test(value)
}

/** Whether a text can be an e-mail address, its length apart. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value)
}
