/** Sets of characters, for regular expressions with the flag `v`. */

/** Written without blanks between words, with the sign that lengthens. */
const ASIAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]`
const LETTER = String.raw`[[\p{L}\p{N}_]--${ASIAN}]`

/** A run of Chinese characters, or of others that are written without blanks. */
export const RUN = `${ASIAN}+`
/** A Latin word, a number, a name in a program. */
export const WORD = String.raw`${LETTER}[${LETTER}\p{M}]*`
/** Any other character that can be seen. */
export const SIGN = String.raw`[^\s\p{L}\p{N}\p{M}\p{C}]`
/** Anything between two blanks or runs of Chinese characters. */
export const CHUNK = String.raw`[^\s${ASIAN}]+`
