import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createProxyTrust, toPlainAddress } from '@mozhan/operations'
import type { Context } from 'hono'

/** Reads the client address of a request, for rate limits. */
export type ReadClientAddress = (c: Context) => string

/**
 * @param trusted addresses or CIDR blocks of the proxies in front of the server, including the front door
 */
export function createClientAddressReader(trusted: readonly string[]): ReadClientAddress {
  const findClient = createClientFinder(trusted)
  return (c) => findClient(readSocketAddress(c), c.req.header('x-forwarded-for'))
}

/**
 * Creates a function that determines the client address.
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
    // Each proxy appends the address of its peer: the last address that is no trusted proxy is the client.
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? socket
  }
}

/** Peer address of the connection. Requests without a socket, as in tests, count as local. */
export function readSocketAddress(c: Context): string {
  try {
    return toPlainAddress(getConnInfo(c).remote.address ?? '127.0.0.1')
  } catch {
    return '127.0.0.1'
  }
}
