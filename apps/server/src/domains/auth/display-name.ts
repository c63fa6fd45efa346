import { hasVisibleText } from '@mozhan/api-client/contract'

/** Invisible characters, except those that emoji and some scripts need. */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu

/**
 * A nickname as it is stored: one line, without invisible and bidirectional control characters.
 * @returns an empty string where nothing is visible
 */
export function toDisplayName(text: string): string {
  const name = text.replace(/\s+/g, ' ').replace(HIDDEN, '').trim()
  return hasVisibleText(name) ? name : ''
}
