import { hasVisibleText } from '@mozhan/api-client/contract'

/** Questions that one's own browser remembers. */
export const MAX_HISTORY = 10
/** Longer ones are pasted once and not looked for again. */
const MAX = 60

/** The list with one more in front; whatever its case and width, each stands in it once. */
export function addToHistory(history: readonly string[], key: string): string[] {
  const text = key.trim()
  if (!hasVisibleText(text) || text.length > MAX) return [...history]
  const others = history.filter((each) => fold(each) !== fold(text))
  return [text, ...others].slice(0, MAX_HISTORY)
}

export function isHistory(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
