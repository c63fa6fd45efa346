const CHANNEL = 'mozhan-session'

/** Calls back when the cookies may have changed: here, in another tab, or while this page was frozen. @returns stops it */
export function watchCookies(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', onChange, { signal })
  window.addEventListener('pageshow', onChange, { signal })
  window.addEventListener('focus', onChange, { signal })
  const cookieStore = findCookieStore()
  if (cookieStore) cookieStore.addEventListener('change', onChange, { signal })
  else watchTabs(onChange, signal)
  return () => stop.abort()
}

/** Where no event tells of cookies, tabs that stand side by side tell each other that they have been somewhere. */
function watchTabs(onChange: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onChange, { signal })
  signal.addEventListener('abort', () => channel.close())
  // A page that has just loaded may come from the login site.
  channel.postMessage('here')
}

/** Has the other tabs look at the cookies, where no event of the browser does. */
export function tellTabs(message: 'here' | 'changed'): void {
  if (findCookieStore() || typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/** Not in every browser we serve. */
function findCookieStore(): EventTarget | undefined {
  const { cookieStore }: { cookieStore?: EventTarget } = window
  return cookieStore
}
