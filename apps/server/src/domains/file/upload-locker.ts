import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import type { Locks, ReleaseLock } from '../../platform/locks/locks.ts'

/** Longer than the time in which the previous holder has to stop. */
const TIMEOUT_MS = 30_000
const RETRY_MS = 150

/**
 * Locks an upload across instances, so that one request at a time writes to it. The newest request wins, because the
 * previous one is often a connection that broke silently.
 */
export function createUploadLocker(locks: Locks): Locker {
  return {
    newLock(id) {
      let release: ReleaseLock | undefined
      return {
        async lock(signal, requestRelease) {
          const deadline = performance.now() + TIMEOUT_MS
          while (!signal.aborted && performance.now() < deadline) {
            release = await locks.take(`upload:${id}`, () => void requestRelease())
            if (release !== undefined) return
            await wait(RETRY_MS)
          }
          throw ERRORS.ERR_LOCK_TIMEOUT
        },
        unlock: async () => release?.(),
      }
    },
  }
}
