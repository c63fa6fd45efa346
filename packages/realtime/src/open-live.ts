import { type BrowserWorldOptions, browserWorld } from './browser-world.ts'
import { Live } from './live.ts'
import type { Revised } from './newest.ts'
import { watchPage } from './watch-page.ts'

export interface LiveHandle {
  /** Asks the server now. */
  refresh(): void
  /** Tells that there may be a new token. */
  renew(): void
  close(): void
}

/** Keeps a value current in this browser until it is closed. */
export function openLive<T extends Revised>(
  options: BrowserWorldOptions<T>,
  onValue: (value: T) => void,
): LiveHandle {
  const live = new Live(browserWorld(options), onValue)
  const unwatch = watchPage({
    onWake: () => live.wake(),
    onHide: () => live.pause(),
    onShow: () => live.resume(),
  })
  return {
    refresh: () => live.refresh(),
    renew: () => live.renew(),
    close() {
      unwatch()
      live.stop()
    },
  }
}
