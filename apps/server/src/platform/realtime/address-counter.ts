import type { IncomingMessage } from 'node:http'
import { toPlainAddress } from '@mozhan/operations'
import { createClientFinder } from '../http/client-address.ts'
import { toNetwork } from '../http/limit-key.ts'
import type { RateLimitScale } from '../http/limits.ts'

/** Sockets per address, with or without a session: an office of 200 users with five tabs each. RATE_LIMITS scales it. */
const MAX_PER_ADDRESS = 1000

export interface AddressCounterOptions {
  readonly trustedProxies: readonly string[]
  readonly rateLimits: RateLimitScale
}

/** Counts open sockets by address; an IPv6 /64 counts as one. */
export function createAddressCounter({ trustedProxies, rateLimits }: AddressCounterOptions) {
  const findClient = createClientFinder(trustedProxies)
  const max = rateLimits === 'off' ? Number.POSITIVE_INFINITY : MAX_PER_ADDRESS * rateLimits
  const open = new Map<string, number>()
  const networkOf = ({ headers, socket }: IncomingMessage) => {
    // Node joins the values of this header; only its type allows a list.
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join()
    return toNetwork(findClient(toPlainAddress(socket.remoteAddress ?? ''), forwarded))
  }
  return {
    isFull: (req: IncomingMessage) => (open.get(networkOf(req)) ?? 0) >= max,
    /** @returns to be called when the socket has closed */
    enter(req: IncomingMessage): () => void {
      const network = networkOf(req)
      open.set(network, (open.get(network) ?? 0) + 1)
      return () => {
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      }
    },
  }
}
