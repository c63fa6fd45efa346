import type { SearchPage } from '@mozhan/api-client/contract'
import { type Found, toFound } from './found.ts'

/** Searches came too soon after one another: a sentence with the time to wait. */
export interface TooMany {
  message: string
  retryAfterSeconds: number
}

/** What a search found, and what may be said about it. Plain data: it crosses from server to client. */
export interface Results {
  found: Found[]
  total: number
  pages: number
  /** How much of each kind there is, by its code. */
  counts: Readonly<Record<number, number>>
  /** Nothing has all of the words. */
  isNear: boolean
  corrections: { typed: string; meant: string }[]
}

/** The back end counts no further. */
export const COUNTED = 10_000

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
