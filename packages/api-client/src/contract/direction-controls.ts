/** Unicode's embeddings, overrides and isolates. Unclosed, they change the direction of the following text. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes the characters that change the writing direction of the surrounding text.
 * @param text any text
 * @returns the text without Unicode's direction controls
 * @example
 * ```ts
 * import { removeDirectionControls } from '@mozhan/api-client/contract'
 *
 * removeDirectionControls('a\u202eb') // 'ab'
 * ```
 */
export function removeDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '')
}
