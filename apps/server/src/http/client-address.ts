import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address of whoever asks, for limits. */
export type ReadClientAddress = (c: Context) => string

/**
 * @param trusted addresses or CIDR blocks of the proxies in front of the server, the site's front door among them
 */
export function createClientAddressReader(trusted: readonly string[]): ReadClientAddress {
  const isTrusted = createProxyTrust(trusted)
  return (c) => {
    const socket = readSocketAddress(c)
    if (!isTrusted(socket)) return socket
    const hops = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((hop) => toPlainAddress(hop.trim()))
      .filter((hop) => isIP(hop) !== 0)
    // Proxies append what they see: from the right, the first one that is no proxy of ours is the client.
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? socket
  }
}

/** Whether an address is one of the proxies whose `x-forwarded-*` headers are believed. */
export function createProxyTrust(trusted: readonly string[]): (address: string) => boolean {
  const list = toBlockList(trusted)
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** @throws Error for an entry that is no address */
export function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const kind = isIP(address)
    if (kind === 0) throw new Error(`"${entry}" is not an address`)
    const family = kind === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Who holds the other end. Requests that come without a socket, as in tests, count as local. */
export function readSocketAddress(c: Context): string {
  try {
    return toPlainAddress(getConnInfo(c).remote.address ?? '127.0.0.1')
  } catch {
    return '127.0.0.1'
  }
}

/** An IPv4 client on a dual-stack socket shows up as `::ffff:1.2.3.4`. */
function toPlainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
