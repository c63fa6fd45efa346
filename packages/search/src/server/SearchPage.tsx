import 'server-only'
import { SearchBar } from '@mozhan/search/client'
import { Empty, Page, VisuallyHidden } from '@mozhan/ui'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import {
  lastPageHref,
  type SearchQuery,
  type SearchState,
  toSearchState,
} from '../model/search-state.ts'
import { ResultsView } from '../view/ResultsView.tsx'
import { TooManyView } from '../view/TooManyView.tsx'
import { loadResults, loadSimilar } from './load-search.ts'

export interface SearchPageProps {
  /** Query of the address. */
  query: SearchQuery
  /** Link to the home page, shown in the bar. */
  logo: ReactNode
}

/** Search page (`/search`). */
export function SearchPage({ query, logo }: SearchPageProps) {
  const state = toSearchState(query)
  return (
    <>
      <SearchBar state={state} logo={logo} />
      <Page width="wide" underHeader={false}>
        <VisuallyHidden>
          <h1>{state.key === '' ? copy.title : copy.titleOf(state.key)}</h1>
        </VisuallyHidden>
        {state.key === '' ? <Empty {...copy.start} /> : <Results state={state} />}
      </Page>
    </>
  )
}

async function Results({ state }: { state: SearchState }) {
  const results = await loadResults(state)
  if ('retryAfterSeconds' in results) return <TooManyView state={state} refusal={results} />
  const instead = lastPageHref(state, results.pages)
  if (instead !== undefined) redirect(instead)
  const similar = results.found.length === 0 ? await loadSimilar(state.key) : []
  return <ResultsView state={state} results={results} similar={similar} />
}
