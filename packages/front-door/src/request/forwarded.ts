import type { IncomingMessage } from 'node:http'
import {
  createProxyTrust,
  pickRequestId,
  REQUEST_ID_HEADER,
  toPlainAddress,
} from '@mozhan/operations'
import { isHost } from './host.ts'

/** Verified origin of a request. */
export interface Forwarded {
  /** Addresses from the client to us, comma-separated. */
  for: string
  proto: 'http' | 'https'
  host: string
  /** Taken from a trusted proxy or created here. */
  requestId: string
}

/**
 * Creates a reader of `X-Forwarded-*` and `X-Request-Id` that uses only headers of trusted proxies.
 * @param trusted addresses or CIDR blocks of the proxies in front of the site; empty means that these headers are ignored
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

/** Some proxies append to existing values, so the first value is that of the reader. */
function firstOf(req: IncomingMessage, name: string): string | undefined {
  return headerOf(req, name)?.split(',', 1)[0]?.trim() || undefined
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
