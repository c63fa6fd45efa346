const CHANNEL_NAME = 'mozhan-session'

/** Calls back when the cookies may have changed: here, in another tab, or while the page was frozen. @returns a function that stops it */
export function watchCookies(onChange: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', onChange, { signal })
  window.addEventListener('pageshow', onChange, { signal })
  window.addEventListener('focus', onChange, { signal })
  const cookieStore = findCookieStore()
  if (cookieStore) cookieStore.addEventListener('change', onChange, { signal })
  else watchTabs(onChange, signal)
  return () => controller.abort()
}

/** Replaces the Cookie Store API: each tab notifies the others when it has loaded. */
function watchTabs(onChange: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.addEventListener('message', onChange, { signal })
  signal.addEventListener('abort', () => channel.close())
  // This page may have been loaded by a redirect of the login site, which sets cookies.
  channel.postMessage('loaded')
}

/** Makes the other tabs read the cookies again, in browsers without the Cookie Store API. Listeners treat all messages alike. */
export function notifyTabs(message: 'loaded' | 'changed'): void {
  if (findCookieStore() || typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.postMessage(message)
  channel.close()
}

/** The Cookie Store API; undefined in browsers without it. */
function findCookieStore(): EventTarget | undefined {
  const { cookieStore }: { cookieStore?: EventTarget } = window
  return cookieStore
}
