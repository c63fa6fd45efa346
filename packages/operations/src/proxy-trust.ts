import { BlockList, isIP } from 'node:net'

/**
 * Creates a test for addresses of trusted proxies, whose `x-forwarded-*` headers are used.
 * @param trusted addresses or CIDR blocks
 * @throws Error for an entry that is no address
 */
export function createProxyTrust(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/', 2)
    const kind = isIP(address)
    if (kind === 0) throw new Error(`TRUSTED_PROXIES: "${entry}" is not an address`)
    const family = kind === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Converts an IPv4-mapped IPv6 address such as `::ffff:1.2.3.4` to IPv4. */
export function toPlainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
