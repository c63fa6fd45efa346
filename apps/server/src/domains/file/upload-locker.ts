import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import type { GiveBack, Locks } from '../../platform/locks/locks.ts'

/** Longer than who holds it is given to end. */
const TIMEOUT_MS = 30_000
const AGAIN_MS = 150

/**
 * One request at a time for each upload, whichever instance it comes to. The newest wins: it is who sends, and the one
 * before is often a line that broke without a word.
 */
export function createUploadLocker(locks: Locks): Locker {
  return {
    newLock(id) {
      let giveBack: GiveBack | undefined
      return {
        async lock(signal, requestRelease) {
          const deadline = performance.now() + TIMEOUT_MS
          while (!signal.aborted && performance.now() < deadline) {
            giveBack = await locks.take(`upload:${id}`, () => void requestRelease())
            if (giveBack !== undefined) return
            await wait(AGAIN_MS)
          }
          throw ERRORS.ERR_LOCK_TIMEOUT
        },
        unlock: async () => giveBack?.(),
      }
    },
  }
}
