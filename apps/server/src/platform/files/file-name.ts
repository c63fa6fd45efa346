/** Maximum length of a stored name, in characters. */
const MAX_LENGTH = 200

/**
 * Makes a file name safe to display: normalized, without folders, control characters and changes of the writing direction.
 * It is never used as a path.
 * @param fallback for a name that becomes empty
 */
export function toFileName(name: string, fallback: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = base.replace(HIDDEN, '').trim()
  const characters = Array.from(plain)
  if (characters.length <= MAX_LENGTH) return plain || fallback
  const extension = /\.[a-z\d]{1,10}$/i.exec(plain)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension
}

/** Control characters, direction marks and the byte order mark. Joiners are kept, because emoji and scripts need them. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
