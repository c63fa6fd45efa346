/** Controls, and marks that turn the direction of what stands behind them: they would reach out of the name. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** What takes no place of its own. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Zs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * A nickname as it is stored: one line, without what cannot be seen.
 * @returns an empty text where nothing can be seen of it
 */
export function toDisplayName(text: string): string {
  const name = text.toWellFormed().replace(/\s+/g, ' ').replace(UNSAFE, '').trim()
  return name.replace(INVISIBLE, '') === '' ? '' : name
}
