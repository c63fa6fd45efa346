/**
 * Characters that show nothing: controls, formats, halves of characters, private and unassigned ones, blanks, all that
 * Unicode lets a font ignore (zero widths, fillers, variation selectors, tags), and three that fonts draw empty.
 */
const INVISIBLE =
  '\\p{C}\\p{Z}\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}'

/** A mark alone has nothing to stand on. */
const VISIBLE = new RegExp(`[^${INVISIBLE}\\p{Mn}\\p{Me}]`, 'u')
const RUNS = new RegExp(`[${INVISIBLE}]+`, 'gu')

/** Whether a reader can see anything of a text. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

/** The text without characters that show nothing, blanks included: for comparisons, not for display. */
export function removeInvisible(text: string): string {
  return text.replace(RUNS, '')
}
