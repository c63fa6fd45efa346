import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'
import { type CreateCounter, countInMemory } from './limit-counters.ts'

/** Counts what one caller does, and refuses what is too much. */
export interface Limit {
  /**
   * Counts one act.
   * @param key who acts, an address for instance
   * @throws DomainError `tooMany` with the minutes to wait
   */
  take(key: string): Promise<void>
}

/** Guards sign-ins: what stays counted are failures. */
export interface SignInLimit {
  /**
   * Counts an attempt before its password is compared, so that a burst counts in full.
   * @returns what takes it back once the password was right
   * @throws DomainError `tooMany` with the minutes to wait
   */
  take(account: string, address: string): Promise<() => Promise<void>>
}

/** Guards a secret of one person against guessing: what stays counted are failures. */
export interface GuessLimit {
  /**
   * Counts an attempt before it is looked at, so that a burst counts in full.
   * @returns what takes it back, and all failures before it, once the attempt was right
   * @throws DomainError `tooMany` with the minutes to wait
   */
  take(key: string): Promise<() => Promise<void>>
}

export interface Limits {
  readonly signIn: SignInLimit
  /** Guesses at the password of somebody who is signed in; counted by person, wherever they come from. */
  readonly password: GuessLimit
  readonly register: Limit
  readonly refresh: Limit
  /** Changes of one's record, which tell whether a telephone number or an address is taken. */
  readonly profile: Limit
  /** For other acts: `points` of them within `seconds`. */
  create(name: string, points: number, seconds: number): Limit
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export function createLimits(createCounter: CreateCounter = countInMemory): Limits {
  const create: Limits['create'] = (name, points, duration) => {
    const counter = createCounter({ keyPrefix: name, points, duration })
    return {
      async take(key) {
        await counter.consume(toKey(toNetwork(key))).catch(refuse)
      },
    }
  }
  return {
    create,
    signIn: createSignInLimit(createCounter),
    password: createGuessLimit(createCounter, 'password', 10, 15 * MINUTE),
    register: create('register', 20, 60 * MINUTE),
    refresh: create('refresh', 120, MINUTE),
    profile: create('profile', 30, 10 * MINUTE),
  }
}

function createGuessLimit(
  createCounter: CreateCounter,
  keyPrefix: string,
  points: number,
  duration: number,
): GuessLimit {
  const counter = createCounter({ keyPrefix, points, duration })
  return {
    async take(key) {
      const hashed = toKey(key)
      await counter.consume(hashed).catch(refuse)
      return async () => {
        await counter.delete(hashed)
      }
    },
  }
}

/**
 * Three counters of failures within a quarter of an hour: of one account from one address, of one address, and of one
 * account from anywhere. Only the first counts where the account was signed in from lately, so that neither strangers nor
 * neighbours behind the same address can shut a person out; and no counter tells a stranger whether an account exists.
 */
function createSignInLimit(createCounter: CreateCounter): SignInLimit {
  const duration = 15 * MINUTE
  const pair = createCounter({ keyPrefix: 'pair', points: 10, duration })
  const place = createCounter({ keyPrefix: 'place', points: 50, duration })
  const person = createCounter({ keyPrefix: 'person', points: 100, duration })
  const known = createCounter({ keyPrefix: 'known', points: 1, duration: 14 * DAY })
  return {
    async take(account, address) {
      const network = toNetwork(address)
      const both = toKey(account, network)
      const isKnown = (await known.get(both)) !== null
      const ofStrangers = [
        [place, toKey(network)],
        [person, toKey(account)],
      ] as const
      const takeBack = await takeAll([[pair, both], ...(isKnown ? [] : ofStrangers)])
      return async () => {
        await takeBack()
        await pair.delete(both)
        await known.set(both, 1, 14 * DAY)
      }
    },
  }
}

/**
 * Counts an act everywhere, or nowhere: what one counter refuses stays counted in none.
 * @returns what takes it back
 */
async function takeAll(
  counters: readonly (readonly [RateLimiterAbstract, string])[],
): Promise<() => Promise<void>> {
  const taken: (readonly [RateLimiterAbstract, string])[] = []
  const takeBack = async () => {
    for (const [counter, key] of taken) await counter.reward(key)
  }
  for (const each of counters) {
    const [counter, key] = each
    taken.push(each)
    await counter.consume(key).catch(async (cause) => {
      await takeBack()
      refuse(cause)
    })
  }
  return takeBack
}

/** Of fixed length, and telling nothing to who reads the store: people type passwords into the wrong field. */
function toKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  // As URLs write it: lower case, shortest form.
  const [head = '', tail] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')
}

function refuse(cause: unknown): never {
  if (!(cause instanceof RateLimiterRes)) throw cause
  const minutes = Math.max(1, Math.ceil(cause.msBeforeNext / 60_000))
  throw new DomainError('tooMany', copy.tooManyFor(minutes))
}
