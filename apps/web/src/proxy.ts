import { ADDRESS_HEADER, guardRequest, originOf } from '@mozhan/session/server'
import { type NextRequest, NextResponse } from 'next/server'

/**
 * The guarded routes and nothing else: on public pages this would cost two thirds of their speed. Next reads the list as
 * text; a test compares it with the definitions.
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

/** Next's name for what runs before a page: a guarded one needs a session. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const currentUrl = originOf(request.headers) + pathname + search
  const departure = guardRequest(request, currentUrl)
  if (departure) return new NextResponse(null, departure)
  const headers = new Headers(request.headers)
  headers.set(ADDRESS_HEADER, currentUrl)
  return NextResponse.next({ request: { headers } })
}
