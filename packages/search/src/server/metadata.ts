import 'server-only'
import { searchPage } from '@mozhan/routes'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { type SearchQuery, toSearchState } from '../model/search-state.ts'

/** Head of the results: named after the question, and nothing for crawlers. */
export function searchMetadata(query: SearchQuery): Metadata {
  const { key } = toSearchState(query)
  return {
    title: key === '' ? copy.title : copy.titleOf(key),
    alternates: { canonical: searchPage.path.replace(/\/$/, '') },
    robots: { index: false, follow: true },
  }
}
