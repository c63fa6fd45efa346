import { TONES } from './theme/tokens.ts'

/** 0 … TONES - 1, stable for a name. */
export function toneOfName(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return hash % TONES
}

/** Digits that determine the remainder, because 8 divides 1000. */
const DIGITS = 3

/** 0 … TONES - 1: the decimal id modulo TONES, so that the same thing has the same colour on every screen. */
export function toneOfId(id: string): number {
  return Number(id.slice(-DIGITS)) % TONES
}
