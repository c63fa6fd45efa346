import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

/** Counts what one caller does, and refuses what is too much. */
export interface Limit {
  /** Counts one act. @throws DomainError `tooMany` with the minutes to wait */
  take(key: string): Promise<void>
}

/** Guards sign-ins: what counts are failures. */
export interface SignInLimit {
  /** @throws DomainError `tooMany` with the minutes to wait */
  check(account: string, address: string): Promise<void>
  fail(account: string, address: string): Promise<void>
  succeed(account: string, address: string): Promise<void>
}

export interface Limits {
  readonly signIn: SignInLimit
  readonly register: Limit
  readonly refresh: Limit
}

const MINUTE = 60

/** Where limits are counted: in this process. Each instance of the server counts for itself. */
export function createLimits(): Limits {
  return {
    signIn: createSignInLimit(),
    register: createLimit('register', 20, 60 * MINUTE),
    refresh: createLimit('refresh', 120, MINUTE),
  }
}

/**
 * @param points acts that are allowed
 * @param seconds within which they are counted
 */
export function createLimit(name: string, points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return {
    async take(key) {
      await limiter.consume(key).catch(refuse)
    },
  }
}

/**
 * Three counters of failures within a quarter of an hour: of one account from one address, of one address, and of one
 * account from anywhere. The last is wide, so that a stranger can hardly shut a person out, and no counter tells whether
 * an account exists.
 */
function createSignInLimit(): SignInLimit {
  const duration = 15 * MINUTE
  const pair = new RateLimiterMemory({ keyPrefix: 'pair', points: 10, duration })
  const place = new RateLimiterMemory({ keyPrefix: 'place', points: 50, duration })
  const person = new RateLimiterMemory({ keyPrefix: 'person', points: 100, duration })
  const keysOf = (account: string, address: string) =>
    [
      [pair, `${account}\n${address}`],
      [place, address],
      [person, account],
    ] as const
  return {
    async check(account, address) {
      for (const [limiter, key] of keysOf(account, address)) {
        const used = await limiter.get(key)
        if (used && used.consumedPoints >= limiter.points) refuse(used)
      }
    },
    async fail(account, address) {
      // A count that is full already is refused by the next check.
      for (const [limiter, key] of keysOf(account, address)) await limiter.penalty(key)
    },
    async succeed(account, address) {
      await pair.delete(`${account}\n${address}`)
    },
  }
}

function refuse(cause: unknown): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  const minutes = Math.max(1, Math.ceil(cause.msBeforeNext / 60_000))
  throw new DomainError('tooMany', copy.tooManyFor(minutes))
}
