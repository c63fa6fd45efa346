/** A redirect for one browser alone, with the cookies it sets. Nothing between us and it may keep it. */
export function depart(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}

/** Whether a browser only prepares a page that nobody has asked for yet. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/** The answer to who only prepares: nothing happens. */
export function notNow(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
