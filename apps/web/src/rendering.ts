import { isPageId, type RawQuery } from '@mozhan/routes'
import { notFound } from 'next/navigation'

/** What Next hands to a page with parameters in its path. */
export interface ParamsProps<Name extends string = 'id'> {
  params: Promise<Record<Name, string>>
}

/** What Next hands to a page that looks at its query. */
export interface QueryProps {
  searchParams: Promise<RawQuery>
}

/** Pages with an id are made at their first visit and kept from then on. */
export function atFirstVisit(): [] {
  return []
}

/**
 * The id of a page. A path that cannot be one of ours is a real 404 before anything is asked for: `/:id` also catches
 * `/favicon.ico` and the like.
 */
export async function readId(params: ParamsProps['params']): Promise<string> {
  const { id } = await params
  return isPageId(id) ? id : notFound()
}

/** What was read of an address, where there can be such a page. */
export function orNotFound<Found>(found: Found | undefined): Found {
  return found ?? notFound()
}
