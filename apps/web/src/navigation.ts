import { isPrefetch, notNow } from './depart.ts'

type Handle = (request: Request) => Response

/**
 * Has an address that changes something answer nothing but a navigation: no picture, frame, script or fetch, which any text
 * on the site could hold. Every handler below `app/internal` that browsers open goes through here.
 */
export function onlyForNavigation(handle: Handle): Handle {
  return (request) => {
    if (request.method !== 'GET' || isPrefetch(request)) return notNow()
    return isNavigation(request) ? handle(request) : refuse()
  }
}

/** Headers that an older browser does not send speak for it. */
function isNavigation({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  return destination === 'document' && mode === 'navigate'
}

function refuse(): Response {
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
}
