/** A redirect for one browser alone, with the cookies it sets. Nothing between us and it may keep it. */
export function depart(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}

/**
 * Whether nobody is on the way yet: a browser prepares a page, or the router asks for its data. The router follows what
 * is no answer for it by a navigation of the whole page, which alone can go to another site.
 */
export function isPrefetch({ headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name))
  return /prefetch|prerender|preview/i.test(purpose.join()) || headers.has('rsc')
}

/** The answer to who only prepares: nothing happens. */
export function notNow(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
