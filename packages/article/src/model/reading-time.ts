/** Reading speed of an adult: Chinese characters and Latin words per minute. */
const HAN_PER_MINUTE = 400
const WORDS_PER_MINUTE = 220

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{Script=Latin}\p{N}_]+/gu

/** Estimated reading time in whole minutes, at least 1. Used when the server sends none. */
export function estimateMinutes(text: string): number {
  const han = text.match(HAN)?.length ?? 0
  const words = text.match(WORD)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE))
}
