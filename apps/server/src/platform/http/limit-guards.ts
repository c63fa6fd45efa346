import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { copy } from './copy.ts'
import type { RateLimitCounters } from './counters.ts'
import { toKey, toNetwork } from './limit-key.ts'
import { refuseTooMany } from './refuse-too-many.ts'

/** Limits failed sign-ins. */
export interface SignInGuard {
  /**
   * Counts an attempt before the password is compared, so that concurrent attempts count in full.
   * @param account the user name, folded
   * @returns takes the attempt back; to be called when the password was right
   * @throws DomainError `tooMany`
   */
  take(account: string, address: string): Promise<() => Promise<void>>
}

/** Limits failed attempts to guess a secret of one user. */
export interface GuessGuard {
  /**
   * Counts an attempt before it is checked, so that concurrent attempts count in full.
   * @returns resets the count; to be called when the attempt was right
   * @throws DomainError `tooMany`
   */
  take(key: string): Promise<() => Promise<void>>
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Failures within 15 minutes. No setting turns this limit off, because it protects accounts and not the machine. */
const WINDOW_SECONDS = 15 * MINUTE
const MAX_FAILURES = {
  /** Of one account from one network. */
  pair: 10,
  /** Of one network. */
  network: 50,
  /** Of one account from all networks. */
  account: 100,
  /** Of the password check of a signed-in user. */
  password: 10,
}
/** Time for which a network counts as known for an account after a sign-in. */
const KNOWN_SECONDS = 14 * DAY

export function createPasswordGuard({ create }: RateLimitCounters): GuessGuard {
  const counter = create({
    keyPrefix: 'password',
    points: MAX_FAILURES.password,
    duration: WINDOW_SECONDS,
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
 * When the account has signed in from the network lately, only the first of the three counters counts. Therefore neither
 * strangers nor users of the same network can lock a user out. No counter reveals whether an account exists.
 */
export function createSignInGuard({ create }: RateLimitCounters): SignInGuard {
  const createFailures = (keyPrefix: string, points: number) =>
    create({ keyPrefix, points, duration: WINDOW_SECONDS })
  const pair = createFailures('pair', MAX_FAILURES.pair)
  // The prefixes are stored keys.
  const ofNetwork = createFailures('place', MAX_FAILURES.network)
  const ofAccount = createFailures('person', MAX_FAILURES.account)
  const known = create({ keyPrefix: 'known', points: 1, duration: KNOWN_SECONDS })
  return {
    async take(account, address) {
      const network = toNetwork(address)
      const both = toKey(account, network)
      const isKnown = (await known.get(both)) !== null
      const forUnknown = [
        [ofNetwork, toKey(network)],
        [ofAccount, toKey(account)],
      ] as const
      const undo = await takeAll([[pair, both], ...(isKnown ? [] : forUnknown)])
      return async () => {
        await undo()
        await pair.delete(both)
        await known.set(both, 1, KNOWN_SECONDS)
      }
    },
  }
}

/**
 * Consumes a point from all counters, or from none when one refuses.
 * @returns takes the points back
 */
async function takeAll(
  counters: readonly (readonly [RateLimiterAbstract, string])[],
): Promise<() => Promise<void>> {
  const taken: (readonly [RateLimiterAbstract, string])[] = []
  const undo = async () => {
    for (const [counter, key] of taken) await counter.reward(key)
  }
  for (const each of counters) {
    const [counter, key] = each
    taken.push(each)
    await counter.consume(key).catch(async (cause) => {
      await undo()
      refuse(cause)
    })
  }
  return undo
}

function refuse(cause: unknown): never {
  refuseTooMany(cause, copy.tooManyAttempts)
}
