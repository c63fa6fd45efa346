import { isPrefetch, notNow } from './depart.ts'

type Handle = (request: Request) => Response

/**
 * Restricts a handler with side effects to navigations. Images, frames, scripts and fetches get 403, because user content
 * could contain their address. Every GET handler below `app/internal` is wrapped.
 */
export function onlyForNavigation(handle: Handle): Handle {
  return (request) => {
    if (request.method !== 'GET' || isPrefetch(request)) return notNow()
    return isNavigation(request) ? handle(request) : refuse()
  }
}

/** Older browsers send no Sec-Fetch headers. */
function isNavigation({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  return destination === 'document' && mode === 'navigate'
}

function refuse(): Response {
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
}
