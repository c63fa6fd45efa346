/** Gives a lock back; again does nothing. */
export type GiveBack = () => Promise<void>

/** Locks by name that hold on all instances of the server together. Nobody waits here: who holds one is asked for it. */
export interface Locks {
  /**
   * Takes a lock that nobody holds.
   * @param onAsked somebody else wants it, or it may have been lost; it is time to end and give it back
   * @returns undefined where somebody holds it, who has been asked
   */
  take(name: string, onAsked: () => void): Promise<GiveBack | undefined>
  stop(): Promise<void>
}

/** For the embedded database, which only one process has open. */
export function createLocalLocks(): Locks {
  const held = new Map<string, { readonly onAsked: () => void }>()
  return {
    async take(name, onAsked) {
      const other = held.get(name)
      if (other !== undefined) {
        other.onAsked()
        return undefined
      }
      const mine = { onAsked }
      held.set(name, mine)
      return async () => {
        if (held.get(name) === mine) held.delete(name)
      }
    },
    async stop() {
      held.clear()
    },
  }
}
