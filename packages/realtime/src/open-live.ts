import { type BrowserWorldOptions, browserWorld } from './browser-world.ts'
import { Live } from './live.ts'
import type { Revised } from './newest.ts'
import { watchPage } from './watch-page.ts'

/** Controls of a value that `openLive` keeps current. */
export interface LiveHandle {
  /** Asks the server now. */
  refresh(): void
  /** Tells that there may be a new token. */
  renew(): void
  /** Ends it for good; `onValue` is not called any more. */
  close(): void
}

/**
 * Keeps a value current in this browser until it is closed. Tabs share one socket; a hidden page leaves it to another
 * one.
 * @param options how the value is requested, and where its changes are announced
 * @param onValue called with each newer value
 * @returns the controls
 * @example
 * ```ts
 * import { openLive } from '@mozhan/realtime'
 *
 * interface Status {
 *   revision: number
 *   unread: number
 * }
 * const live = openLive<Status>(
 *   {
 *     name: 'status of 7',
 *     url: '/wss',
 *     destination: '/user/queue/system',
 *     getToken: () => sessionStorage.getItem('token') ?? undefined,
 *     fetch: async () => (await fetch('/api/status')).json(),
 *     parse: (body) => JSON.parse(body),
 *   },
 *   ({ unread }) => console.log(unread),
 * )
 * live.close()
 * ```
 */
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
