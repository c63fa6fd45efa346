const TICK = 30_000

const listeners = new Set<() => void>()
let now: number | undefined
let timer: ReturnType<typeof setInterval> | undefined

/** The time every relative date on the page agrees on, in ms; one timer for all of them. Browser only. */
export function getNow(): number {
  now ??= Date.now()
  return now
}

export function subscribeNow(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start(): void {
  timer = setInterval(tick, TICK)
  document.addEventListener('visibilitychange', tick)
}

function stop(): void {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', tick)
  now = undefined
}

function tick(): void {
  if (document.visibilityState === 'hidden') return
  now = Date.now()
  for (const listener of listeners) listener()
}
