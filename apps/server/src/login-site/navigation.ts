import type { Context } from 'hono'

/**
 * Whether somebody goes to this page. What browsers fetch ahead, or for another page, changes nothing: nobody asked for it.
 * Headers a browser does not send speak for it.
 */
export function isNavigation(c: Context): boolean {
  const header = (name: string) => c.req.header(name)
  const purpose = [header('sec-purpose'), header('purpose'), header('x-purpose'), header('x-moz')]
  if (purpose.some((value) => /prefetch|prerender|preview/i.test(value ?? ''))) return false
  const mode = header('sec-fetch-mode') ?? 'navigate'
  const destination = header('sec-fetch-dest') ?? 'document'
  return c.req.method === 'GET' && mode === 'navigate' && destination === 'document'
}

/**
 * Whether a page of another site led here. Ours are those of the origins: where they are of another registrable domain than
 * the login site, browsers call them cross-site, too, but say which one it was. Nobody can say so for another.
 */
export function isFromElsewhere(c: Context, origins: readonly string[]): boolean {
  if (c.req.header('sec-fetch-site') !== 'cross-site') return false
  const referrer = URL.parse(c.req.header('referer') ?? '')
  return referrer === null || !origins.includes(referrer.origin)
}
