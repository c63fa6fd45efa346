import type { IncomingMessage } from 'node:http'
import {
  createProxyTrust,
  pickRequestId,
  REQUEST_ID_HEADER,
  toPlainAddress,
} from '@mozhan/operations'
import { isHost } from './host.ts'

/** What the front door knows about the way a request came in. */
export interface Forwarded {
  /** Addresses from the client to us, comma separated. */
  for: string
  proto: 'http' | 'https'
  host: string
  /** Given by a proxy that we trust, or made here. */
  requestId: string
}

/**
 * Decides whose `X-Forwarded-*` and `X-Request-Id` headers count.
 * @param trusted addresses or CIDR blocks of the proxies in front of the site; empty means that no
 *   client is believed
 */
export function createForwardedReader(
  trusted: readonly string[],
): (req: IncomingMessage) => Forwarded {
  const isTrustedProxy = createProxyTrust(trusted)
  return (req) => {
    const address = toPlainAddress(req.socket.remoteAddress ?? '')
    const isTrusted = isTrustedProxy(address)
    const earlier = isTrusted ? headerOf(req, 'x-forwarded-for') : undefined
    const proto = isTrusted ? firstOf(req, 'x-forwarded-proto') : undefined
    const named = isTrusted ? firstOf(req, 'x-forwarded-host') : undefined
    const host = named !== undefined && isHost(named) ? named : undefined
    return {
      for: earlier ? `${earlier}, ${address}` : address,
      proto: proto === 'https' ? 'https' : 'http',
      host: host ?? req.headers.host ?? '',
      requestId: pickRequestId(headerOf(req, REQUEST_ID_HEADER), isTrusted),
    }
  }
}

/** Some proxies append to what others have said: what the reader did stands first. */
function firstOf(req: IncomingMessage, name: string): string | undefined {
  return headerOf(req, name)?.split(',', 1)[0]?.trim() || undefined
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
