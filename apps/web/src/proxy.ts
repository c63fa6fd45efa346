import { decideGuard } from '@mozhan/session'
import { ADDRESS_HEADER, originOf, sessionCookieDomain, siteConfig } from '@mozhan/session/server'
import { type NextRequest, NextResponse } from 'next/server'
import { depart, isPrefetch, notNow } from './depart.ts'

/** The guarded routes and nothing else: on public pages this would cost two thirds of their speed. */
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

/** Next's name for what runs before a page: nobody sees a guarded one without a session (spec §2). */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const currentUrl = originOf(request.headers) + pathname + search
  const cookies = request.headers.get('cookie') ?? ''
  const elsewhere = decideGuard({
    cookies,
    currentUrl,
    loginSiteUrl: siteConfig().loginSiteUrl,
    cookieDomain: sessionCookieDomain(),
  })
  if (elsewhere) {
    const answer = isPrefetch(request) ? notNow() : depart(elsewhere.location, elsewhere.cookies)
    return new NextResponse(null, answer)
  }
  const headers = new Headers(request.headers)
  headers.set(ADDRESS_HEADER, currentUrl)
  return NextResponse.next({ request: { headers } })
}
