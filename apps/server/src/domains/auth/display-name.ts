import { hasVisibleText } from '@mozhan/api-client/contract'

/** What emoji and some scripts are made of; everything else that cannot be seen goes. */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu

/**
 * A nickname as it is stored: one line, without characters that cannot be seen or that turn the direction of writing.
 * @returns an empty text where nothing can be seen of it
 */
export function toDisplayName(text: string): string {
  const name = text.replace(/\s+/g, ' ').replace(HIDDEN, '').trim()
  return hasVisibleText(name) ? name : ''
}
