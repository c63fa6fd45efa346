import { browserEnvironment, type LiveOptions } from './browser-environment.ts'
import { Live } from './live.ts'
import type { Revised } from './newest.ts'
import { watchPage } from './watch-page.ts'

/** Controls of a value that `openLive` keeps current. */
export interface LiveHandle {
  /** Fetches the value now. */
  refresh(): void
  /** Call it if there may be a new token: connects with it before the old one expires, and retries failed fetches. */
  renew(): void
  /** Stops permanently; `onValue` is not called any more. */
  close(): void
}

/**
 * Keeps a value current in this browser until it is closed. Tabs share one socket. A page in the back-forward cache releases
 * it to another tab.
 * @param options how the value is fetched, and where its changes are pushed
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
  options: LiveOptions<T>,
  onValue: (value: T) => void,
): LiveHandle {
  const live = new Live(browserEnvironment(options), onValue)
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
