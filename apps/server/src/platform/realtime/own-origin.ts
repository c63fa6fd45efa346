import type { IncomingMessage } from 'node:http'

/**
 * Whether a socket is opened by a page of the site. Browsers always send the origin of the page. Programs without an origin
 * need a token, which pages of other sites cannot read.
 */
export function isOwnOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const own = [headers['x-forwarded-host'], headers.host, new URL(siteUrl).host]
  return own.includes(new URL(origin).host)
}
