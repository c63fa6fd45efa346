import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What the front door knows about the way a request came in. */
export interface Forwarded {
  /** Addresses from the client to us, comma separated. */
  for: string
  proto: 'http' | 'https'
  host: string
}

/**
 * Decides whose `X-Forwarded-*` headers count.
 * @param trusted addresses or CIDR blocks of the proxies in front of the site; empty means that no
 *   client is believed
 */
export function createForwardedReader(
  trusted: readonly string[],
): (req: IncomingMessage) => Forwarded {
  const list = toBlockList(trusted)
  return (req) => {
    const address = toPlainAddress(req.socket.remoteAddress ?? '')
    const isTrusted = list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    const earlier = isTrusted ? headerOf(req, 'x-forwarded-for') : undefined
    const proto = isTrusted ? firstOf(req, 'x-forwarded-proto') : undefined
    const host = isTrusted ? firstOf(req, 'x-forwarded-host') : undefined
    return {
      for: earlier ? `${earlier}, ${address}` : address,
      proto: proto === 'https' ? 'https' : 'http',
      host: host ?? req.headers.host ?? '',
    }
  }
}

function toBlockList(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: "${entry}" is not an address`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** An IPv4 client on a dual-stack socket shows up as `::ffff:1.2.3.4`. */
function toPlainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** Some proxies append to what others have said: what the reader did stands first. */
function firstOf(req: IncomingMessage, name: string): string | undefined {
  return headerOf(req, name)?.split(',', 1)[0]?.trim() || undefined
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
