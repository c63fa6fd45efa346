import { atom } from 'jotai/vanilla'

const TICK = 30_000

const tickAtom = atom<{ now?: number }>({})

/** The time every relative date on the page agrees on, in ms; one timer for all of them. Browser only. */
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
    // Whatever comes next reads the clock anew.
    set({})
  }
}
