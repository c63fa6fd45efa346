import { ADDRESS_HEADER, guardRequest, originOf } from '@mozhan/session/server'
import { type NextRequest, NextResponse } from 'next/server'

/**
 * Matches the guarded routes only, because on public pages the proxy would cost two thirds of the throughput. Next parses
 * the list statically; a test compares it with the definitions.
 */
export const config = {
  matcher: [
    '/article/edit',
    '/question/edit',
    '/resource',
    '/message',
    '/user',
    '/article/:id/own',
  ],
}

/** Next's middleware: redirects requests of guarded pages without a session. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const currentUrl = originOf(request.headers) + pathname + search
  const redirect = guardRequest(request, currentUrl)
  if (redirect) return new NextResponse(null, redirect)
  const headers = new Headers(request.headers)
  headers.set(ADDRESS_HEADER, currentUrl)
  return NextResponse.next({ request: { headers } })
}
