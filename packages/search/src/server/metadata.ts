import 'server-only'
import { searchPage } from '@mozhan/routes'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { type SearchQuery, toSearchState } from '../model/search-state.ts'

/** Metadata of the search page: title with the query, not indexed. */
export function searchMetadata(query: SearchQuery): Metadata {
  const { key } = toSearchState(query)
  return {
    title: key === '' ? copy.title : copy.titleOf(key),
    alternates: { canonical: searchPage.path.replace(/\/$/, '') },
    robots: { index: false, follow: true },
  }
}
