/** Embeddings, overrides and isolates, with what ends them. Left open, they turn what stands behind the text. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes the characters that change the writing direction of the text around them.
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
