import type { SearchPage } from '@mozhan/api-client/contract'
import { type Found, toFound } from './found.ts'

/** Rate limit of searches exceeded: message with the time to wait. */
export interface TooMany {
  message: string
  retryAfterSeconds: number
}

/** Result of a search. Plain data, because the server sends it to the client. */
export interface Results {
  found: Found[]
  total: number
  pages: number
  /** Number of results by code of the kind. */
  counts: Readonly<Record<number, number>>
  /** Whether no result contains all words. */
  isNear: boolean
  corrections: { typed: string; meant: string }[]
}

/** Maximum count of the back end. */
export const MAX_COUNTED = 10_000

export function toResults({ records, total, size, ...page }: SearchPage): Results {
  return {
    found: records.map((hit) => toFound(hit, true)),
    total,
    pages: Math.ceil(total / Math.max(1, size)),
    counts: Object.fromEntries(page.counts.map(({ type, total: found }) => [type, found])),
    isNear: page.isNear ?? false,
    corrections: page.corrections,
  }
}
