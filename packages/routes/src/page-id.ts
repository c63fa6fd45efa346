/** Digits as a 64-bit number has them at most, as the source of a regular expression. */
export const ID_PATTERN = '[1-9]\\d{0,18}'

/** Whether a text can be the id in a path: everything else is no page of ours. */
export function isPageId(value: string): boolean {
  return new RegExp(`^${ID_PATTERN}$`).test(value)
}
