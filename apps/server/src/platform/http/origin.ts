import type { Endpoint } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import type { PlatformConfig } from '../platform-config.ts'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

/**
 * Refuses open calls from pages of other sites that change state. They need no token, so another site could make the
 * browsers of its visitors send them. Most open POSTs only read and are not checked.
 * @throws DomainError `forbidden`
 */
export function refuseForeignOrigin(c: Context, endpoint: Endpoint, config: PlatformConfig): void {
  const origin = c.req.header('origin')
  if (origin === undefined || endpoint.access === 'session') return
  if (endpoint.method === 'GET' || endpoint.method === 'HEAD') return
  if (endpoint.method === 'POST' && endpoint.changesState !== true) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  const own = [c.req.header('x-forwarded-host'), c.req.header('host'), new URL(config.siteUrl).host]
  const { loginSiteUrl } = config
  // A mere port belongs to one of the hosts that readers use.
  if (!loginSiteUrl.startsWith(':')) own.push(new URL(loginSiteUrl).host)
  else own.push(...own.map((known) => known && `${known.replace(/:\d+$/, '')}${loginSiteUrl}`))
  if (host === undefined || !own.includes(host)) {
    throw new DomainError('forbidden', copy.foreignOrigin)
  }
}
