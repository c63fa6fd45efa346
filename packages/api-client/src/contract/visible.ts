/**
 * Characters that show nothing: controls, formats, halves of characters, private and unassigned ones, blanks, all that
 * Unicode lets a font ignore (zero widths, fillers, variation selectors, tags), and three that fonts draw empty.
 */
const INVISIBLE =
  '\\p{C}\\p{Z}\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}'

/** A mark alone has nothing to stand on. */
const VISIBLE = new RegExp(`[^${INVISIBLE}\\p{Mn}\\p{Me}]`, 'u')
const RUNS = new RegExp(`[${INVISIBLE}]+`, 'gu')

/**
 * Whether a text contains anything that a reader can see.
 * @param text any text
 * @returns false for blanks and invisible characters alone
 * @example
 * ```ts
 * import { hasVisibleText } from '@mozhan/api-client/contract'
 *
 * hasVisibleText(' \u200b') // false
 * ```
 */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

/**
 * Removes characters that show nothing, blanks among them. For comparisons, not for display.
 * @param text any text
 * @returns the visible characters
 * @example
 * ```ts
 * import { removeInvisible } from '@mozhan/api-client/contract'
 *
 * removeInvisible('小 舟\u200b') // '小舟'
 * ```
 */
export function removeInvisible(text: string): string {
  return text.replace(RUNS, '')
}
