import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createProxyTrust, toPlainAddress } from '@mozhan/operations'
import type { Context } from 'hono'

/** The address of whoever asks, for limits. */
export type ReadClientAddress = (c: Context) => string

/**
 * @param trusted addresses or CIDR blocks of the proxies in front of the server, the site's front door among them
 */
export function createClientAddressReader(trusted: readonly string[]): ReadClientAddress {
  const findClient = createClientFinder(trusted)
  return (c) => findClient(readSocketAddress(c), c.req.header('x-forwarded-for'))
}

/**
 * A function that finds the client's address.
 * @param trusted as for `createClientAddressReader`
 */
export function createClientFinder(
  trusted: readonly string[],
): (socket: string, forwardedFor: string | undefined) => string {
  const isTrusted = createProxyTrust(trusted)
  return (socket, forwardedFor = '') => {
    if (!isTrusted(socket)) return socket
    const hops = forwardedFor
      .split(',')
      .map((hop) => toPlainAddress(hop.trim()))
      .filter((hop) => isIP(hop) !== 0)
    // Proxies append what they see: from the right, the first one that is no proxy of ours is the client.
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? socket
  }
}

/** Who holds the other end. Requests that come without a socket, as in tests, count as local. */
export function readSocketAddress(c: Context): string {
  try {
    return toPlainAddress(getConnInfo(c).remote.address ?? '127.0.0.1')
  } catch {
    return '127.0.0.1'
  }
}
