import { atom } from 'jotai/vanilla'

const TICK = 30_000

const tickAtom = atom<{ now?: number }>({})

/** The current time in ms for all relative dates of the page, updated by one timer. Browser only. */
export const nowAtom = atom(
  (get) => get(tickAtom).now ?? Date.now(),
  (_get, set, tick: { now?: number }) => set(tickAtom, tick),
)
nowAtom.onMount = (set) => {
  const tick = () => {
    if (document.visibilityState !== 'hidden') set({ now: Date.now() })
  }
  const timer = setInterval(tick, TICK)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    // Reset, so that the next subscriber starts with the current time.
    set({})
  }
}
