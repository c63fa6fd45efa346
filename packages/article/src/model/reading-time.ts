/** Reading speed of an adult: Chinese characters and Latin words in a minute. */
const HAN_PER_MINUTE = 400
const WORDS_PER_MINUTE = 220

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{Script=Latin}\p{N}_]+/gu

/** Minutes that Chinese and Latin text takes to read: whole, at least 1. Used where the server gave none. */
export function estimateMinutes(text: string): number {
  const han = text.match(HAN)?.length ?? 0
  const words = text.match(WORD)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE))
}
