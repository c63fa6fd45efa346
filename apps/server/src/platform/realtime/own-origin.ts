import type { IncomingMessage } from 'node:http'

/**
 * Whether a socket is opened by a page of ours. Browsers always name the page's origin; programs that name none bring
 * their token, which no page of others can read.
 */
export function isOwnOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const own = [headers['x-forwarded-host'], headers.host, new URL(siteUrl).host]
  return own.includes(new URL(origin).host)
}
