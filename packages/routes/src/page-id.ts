/** Up to 19 digits, as of a 64-bit number; source of a regular expression. */
export const ID_PATTERN = '[1-9]\\d{0,18}'

/** Whether a text can be the id in a path. */
export function isPageId(value: string): boolean {
  return new RegExp(`^${ID_PATTERN}$`).test(value)
}
