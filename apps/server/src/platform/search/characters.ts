/** Character classes for regular expressions with the flag `v`. */

/** Scripts without blanks between words, with the Japanese prolonged sound mark. */
const ASIAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]`
const LETTER = String.raw`[[\p{L}\p{N}_]--${ASIAN}]`

/** A run of characters of scripts without blanks. */
export const RUN = `${ASIAN}+`
/** A Latin word, a number or an identifier. */
export const WORD = String.raw`${LETTER}[${LETTER}\p{M}]*`
/** Any other visible character. */
export const SIGN = String.raw`[^\s\p{L}\p{N}\p{M}\p{C}]`
/** Text between two blanks or runs. */
export const CHUNK = String.raw`[^\s${ASIAN}]+`
