/**
 * Invisible characters: controls, formats, surrogates, private and unassigned ones, white space, Unicode's default ignorable code
 * points (zero widths, fillers, variation selectors, tags), and three that fonts render empty.
 */
const INVISIBLE =
  '\\p{C}\\p{Z}\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}'

/** A combining mark alone is not visible text. */
const VISIBLE = new RegExp(`[^${INVISIBLE}\\p{Mn}\\p{Me}]`, 'u')
const RUNS = new RegExp(`[${INVISIBLE}]+`, 'gu')

/**
 * Whether a text contains a visible character.
 * @param text any text
 * @returns false for white space and invisible characters only
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
 * Removes invisible characters including white space. For comparisons, not for display.
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
