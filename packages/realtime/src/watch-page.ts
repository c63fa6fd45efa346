/** Events of a page after which pushes may have been lost. */
export interface PageEvents {
  /** The page was asleep, offline or in the background for long. */
  onWake(): void
  /** The page is put into the back-forward cache. */
  onHide(): void
  /** The page returns from the back-forward cache. */
  onShow(): void
}

const TICK_MS = 15_000
/** A longer gap between ticks means that the device slept. Browsers throttle hidden pages to one tick a minute. */
const SLEEP_THRESHOLD_MS = 90_000
/** A longer time in the background counts as sleep. */
const BACKGROUND_THRESHOLD_MS = 30_000

/** Watches a page. @returns a function that stops it */
export function watchPage({ onWake, onHide, onShow }: PageEvents): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let tickedAt = Date.now()
  let hiddenAt: number | undefined
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - tickedAt > SLEEP_THRESHOLD_MS) onWake()
    tickedAt = now
  }, TICK_MS)
  window.addEventListener('online', onWake, { signal })
  window.addEventListener('pagehide', onHide, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShow(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      const now = Date.now()
      if (document.visibilityState === 'hidden') hiddenAt = now
      else if (hiddenAt !== undefined && now - hiddenAt > BACKGROUND_THRESHOLD_MS) onWake()
    },
    { signal },
  )
  return () => {
    clearInterval(timer)
    controller.abort()
  }
}
