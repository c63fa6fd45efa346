/** Releases a lock. Further calls have no effect. */
export type ReleaseLock = () => Promise<void>

/** Named locks across all instances of the server. Callers do not wait: the holder is asked to release the lock. */
export interface Locks {
  /**
   * Acquires a lock if it is free.
   * @param onReleaseRequested another caller wants the lock, or it may be lost; the holder should finish and release it
   * @returns undefined if the lock is held; its holder has been asked to release it
   */
  take(name: string, onReleaseRequested: () => void): Promise<ReleaseLock | undefined>
  stop(): Promise<void>
}

/** For the embedded database, which only one process opens. */
export function createLocalLocks(): Locks {
  const held = new Map<string, { readonly onReleaseRequested: () => void }>()
  return {
    async take(name, onReleaseRequested) {
      const other = held.get(name)
      if (other !== undefined) {
        other.onReleaseRequested()
        return undefined
      }
      const entry = { onReleaseRequested }
      held.set(name, entry)
      return async () => {
        if (held.get(name) === entry) held.delete(name)
      }
    },
    async stop() {
      held.clear()
    },
  }
}
