import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@mozhan/api-client/contract'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import type { RateLimitCounters } from './counters.ts'
import { memoryCounters } from './limit-counters.ts'
import {
  createPasswordGuard,
  createSignInGuard,
  type GuessGuard,
  type SignInGuard,
} from './limit-guards.ts'
import { toKey, toNetwork } from './limit-key.ts'
import { refuseTooMany } from './refuse-too-many.ts'

/** Factor for every number of RATE_LIMITS; `off`: calls are not counted. Limits against guessing always apply. */
export type RateLimitScale = number | 'off'

/** The caller of a request. */
export interface Caller {
  readonly address: string
  /** User id; absent without a session. */
  readonly user?: string | undefined
}

export interface Limits {
  /**
   * Counts one call of a kind, by address and by user.
   * @throws DomainError `tooMany` with the seconds to wait
   */
  take(name: RateLimitName, caller: Caller): Promise<void>
  readonly signIn: SignInGuard
  /** Limits wrong passwords of a signed-in user, from all addresses together. */
  readonly password: GuessGuard
  stop(): Promise<void>
}

interface Counter {
  readonly address: RateLimiterAbstract
  readonly visitor: RateLimiterAbstract | undefined
  readonly user: RateLimiterAbstract | undefined
}

export function createLimits(
  counters: RateLimitCounters = memoryCounters,
  scale: RateLimitScale = 1,
): Limits {
  const kinds = new Map<RateLimitName, Counter>()
  return {
    async take(name, caller) {
      if (scale === 'off') return
      const counter = kinds.get(name) ?? createCounter(counters, name, scale)
      kinds.set(name, counter)
      await count(counter, caller)
    },
    signIn: createSignInGuard(counters),
    password: createPasswordGuard(counters),
    stop: counters.stop,
  }
}

function createCounter({ create }: RateLimitCounters, name: RateLimitName, scale: number): Counter {
  const { seconds, user, address, visitor, isLocal }: RateLimit = RATE_LIMITS[name]
  const createPart = (part: string, points: number) =>
    create({
      keyPrefix: `${name}-${part}`,
      points: Math.ceil(points * scale),
      duration: seconds,
      isLocal,
      isFinal: true,
    })
  return {
    address: createPart('address', address),
    visitor: visitor === undefined ? undefined : createPart('visitor', visitor),
    user: user === undefined ? undefined : createPart('person', user),
  }
}

async function count(counter: Counter, { address, user }: Caller): Promise<void> {
  const place = toKey(toNetwork(address))
  const parts = [
    counter.address.consume(place),
    user === undefined ? counter.visitor?.consume(place) : counter.user?.consume(toKey(user)),
  ]
  const refusals = (await Promise.allSettled(parts)).flatMap((part) =>
    part.status === 'rejected' ? [part.reason] : [],
  )
  const [maxWait] = refusals.sort((a, b) => waitOf(b) - waitOf(a))
  if (maxWait !== undefined) refuseTooMany(maxWait, copy.tooManyCalls)
}

/** An error that is no refusal of a counter sorts first, because it is thrown unchanged. */
function waitOf(reason: Partial<RateLimiterRes>): number {
  return reason.msBeforeNext ?? Number.POSITIVE_INFINITY
}
