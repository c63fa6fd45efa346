import { cutText } from './cut-text.ts'

const DEFAULT_LIMIT = 200

export function toSummary(markdown: string, limit = DEFAULT_LIMIT): string {
  return cutText(markdown, limit)
}
