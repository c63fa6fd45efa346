/** Embeddings, overrides and isolates, with what ends them. Left open, they turn what stands behind the text. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text that stands inside other text, without what would turn the direction of its surroundings. */
export function removeDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '')
}
