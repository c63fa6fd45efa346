/** Longest name that is kept, in characters. */
const MAX_LENGTH = 200

/**
 * The name a file had, fit to be shown: composed, without folders, without characters that steer a terminal or turn the
 * direction of writing. It is never part of a path.
 * @param fallback for a name of which nothing is left
 */
export function toFileName(name: string, fallback: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = base.replace(HIDDEN, '').trim()
  const characters = Array.from(plain)
  if (characters.length <= MAX_LENGTH) return plain || fallback
  const extension = /\.[a-z\d]{1,10}$/i.exec(plain)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension
}

/** Control characters, directions and the byte order mark. Joiners stay: emoji and scripts need them. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
