/** What a page does that may cost it pushes. */
export interface PageEvents {
  /** Asleep, offline or long in the background until now. */
  onWake(): void
  /** Put aside by the browser, perhaps to be shown again. */
  onHide(): void
  onShow(): void
}

const TICK = 15_000
/** A tick that comes later than this was slept over; hidden pages are slowed to one a minute anyway. */
const SLEPT = 90_000
/** A stay in the background that is longer is as good as sleep. */
const AWAY = 30_000

/** Watches a page. Returns what ends it. */
export function watchPage({ onWake, onHide, onShow }: PageEvents): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let tickedAt = Date.now()
  let hiddenAt: number | undefined
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - tickedAt > SLEPT) onWake()
    tickedAt = now
  }, TICK)
  window.addEventListener('online', onWake, { signal })
  window.addEventListener('pagehide', onHide, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShow(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      const now = Date.now()
      if (document.visibilityState === 'hidden') hiddenAt = now
      else if (hiddenAt !== undefined && now - hiddenAt > AWAY) onWake()
    },
    { signal },
  )
  return () => {
    clearInterval(timer)
    stop.abort()
  }
}
