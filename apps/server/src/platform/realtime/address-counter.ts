import type { IncomingMessage } from 'node:http'
import { toPlainAddress } from '@mozhan/operations'
import { createClientFinder } from '../http/client-address.ts'
import { toNetwork } from '../http/limit-key.ts'
import type { RateLimitScale } from '../http/limits.ts'

/** Sockets of one address, signed in or not: an office of 200 people with five tabs each. RATE_LIMITS scales it. */
const MAX_PER_ADDRESS = 1000

export interface AddressCounterOptions {
  readonly trustedProxies: readonly string[]
  readonly rateLimits: RateLimitScale
}

/** Counts the sockets that are open from each address; a /64 of IPv6 is one. */
export function createAddressCounter({ trustedProxies, rateLimits }: AddressCounterOptions) {
  const findClient = createClientFinder(trustedProxies)
  const max = rateLimits === 'off' ? Number.POSITIVE_INFINITY : MAX_PER_ADDRESS * rateLimits
  const open = new Map<string, number>()
  const placeOf = ({ headers, socket }: IncomingMessage) => {
    // Node joins this header's values; only its type allows a list.
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join()
    return toNetwork(findClient(toPlainAddress(socket.remoteAddress ?? ''), forwarded))
  }
  return {
    isFull: (req: IncomingMessage) => (open.get(placeOf(req)) ?? 0) >= max,
    /** @returns what is called once the socket has closed */
    enter(req: IncomingMessage): () => void {
      const place = placeOf(req)
      open.set(place, (open.get(place) ?? 0) + 1)
      return () => {
        const left = (open.get(place) ?? 1) - 1
        if (left > 0) open.set(place, left)
        else open.delete(place)
      }
    },
  }
}
