import { isPageId, type RawQuery } from '@mozhan/routes'
import { notFound } from 'next/navigation'

/** Props of a page with parameters in its path. */
export interface ParamsProps<Name extends string = 'id'> {
  params: Promise<Record<Name, string>>
}

/** Props of a page that reads its query. */
export interface QueryProps {
  searchParams: Promise<RawQuery>
}

/** Result of `generateStaticParams`: pages with an id are rendered on the first visit and then cached. */
export function atFirstVisit(): [] {
  return []
}

/**
 * Reads the id of a page. Throws Next's 404 for invalid ids before any call is made, because `/:id` also matches paths
 * such as `/favicon.ico`.
 */
export async function readId(params: ParamsProps['params']): Promise<string> {
  const { id } = await params
  return isPageId(id) ? id : notFound()
}

/** Returns a value, or throws Next's 404 if it is undefined. */
export function orNotFound<Found>(found: Found | undefined): Found {
  return found ?? notFound()
}
