import type { Context } from 'hono'

/**
 * Whether the request is a navigation of the user. Prefetches and subresource requests must have no side effects. Missing
 * headers count as a navigation, because not all browsers send them.
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
 * Whether a page of another site led here. Allowed origins may have another registrable domain than the login site. Browsers
 * call these cross-site too, so the referrer is compared, which pages cannot forge.
 */
export function isFromOtherSite(c: Context, origins: readonly string[]): boolean {
  if (c.req.header('sec-fetch-site') !== 'cross-site') return false
  const referrer = URL.parse(c.req.header('referer') ?? '')
  return referrer === null || !origins.includes(referrer.origin)
}
