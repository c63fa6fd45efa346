import { hasVisibleText } from '@mozhan/api-client/contract'

/** Maximum number of stored queries. */
export const MAX_HISTORY = 10
/** Longer queries are not stored, because they are usually pasted once. */
const MAX_QUERY_LENGTH = 60

/** Adds a query in front, without duplicates that differ in case or width only. */
export function addToHistory(history: readonly string[], key: string): string[] {
  const text = key.trim()
  if (!hasVisibleText(text) || text.length > MAX_QUERY_LENGTH) return [...history]
  const others = history.filter((each) => fold(each) !== fold(text))
  return [text, ...others].slice(0, MAX_HISTORY)
}

export function isHistory(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
