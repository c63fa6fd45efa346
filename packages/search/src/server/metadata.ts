import 'server-only'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { parseSearch, type SearchParam } from '../model/search-state.ts'

/** Head of the results: named after the question, and nothing for crawlers. */
export function searchMetadata(query: Partial<Record<SearchParam, string>>): Metadata {
  const { key } = parseSearch(query)
  return {
    title: key === '' ? copy.title : copy.titleOf(key),
    alternates: { canonical: '/search' },
    robots: { index: false, follow: true },
  }
}
