import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Hashes the parts to a fixed length. The store must not hold them, because users type passwords into the wrong field. */
export function toKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** The network of an address. A subscriber has a whole /64 of IPv6 addresses. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  // URLs write the lower-case, shortest form.
  const [head = '', tail] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')
}
