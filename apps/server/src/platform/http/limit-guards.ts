import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import type { Counters } from './counters.ts'
import { toKey, toNetwork } from './limit-key.ts'
import { refuseTooMany } from './refuse-too-many.ts'

/** Guards sign-ins: what stays counted are failures. */
export interface SignInGuard {
  /**
   * Counts an attempt before its password is compared, so that a burst counts in full.
   * @param account the user name, folded
   * @returns what takes it back once the password was right
   * @throws DomainError `tooMany`
   */
  take(account: string, address: string): Promise<() => Promise<void>>
}

/** Guards a secret of one person against guessing: what stays counted are failures. */
export interface GuessGuard {
  /**
   * Counts an attempt before it is looked at, so that a burst counts in full.
   * @returns what takes it back, and all failures before it, once the attempt was right
   * @throws DomainError `tooMany`
   */
  take(key: string): Promise<() => Promise<void>>
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Failures within a quarter of an hour. No setting turns them off: they protect accounts, not the machine. */
const WINDOW = 15 * MINUTE
const MAX_FAILURES = {
  /** Of one account from one address. */
  pair: 10,
  /** Of one address. */
  place: 50,
  /** Of one account from anywhere. */
  person: 100,
  /** Guesses at the password of a signed-in person. */
  password: 10,
}
/** How long an address from which an account signed in counts as known for it, in seconds. */
const KNOWN = 14 * DAY

export function createPasswordGuard({ create }: Counters): GuessGuard {
  const counter = create({
    keyPrefix: 'password',
    points: MAX_FAILURES.password,
    duration: WINDOW,
  })
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
 * Of the three counters only the first counts where the account was signed in from lately, so that neither strangers nor
 * neighbours behind the same address can shut a person out; and no counter tells a stranger whether an account exists.
 */
export function createSignInGuard({ create }: Counters): SignInGuard {
  const createFailures = (keyPrefix: 'pair' | 'place' | 'person') =>
    create({ keyPrefix, points: MAX_FAILURES[keyPrefix], duration: WINDOW })
  const pair = createFailures('pair')
  const place = createFailures('place')
  const person = createFailures('person')
  const known = create({ keyPrefix: 'known', points: 1, duration: KNOWN })
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
        await known.set(both, 1, KNOWN)
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

function refuse(cause: unknown): never {
  refuseTooMany(cause, copy.tooManyAttempts)
}
