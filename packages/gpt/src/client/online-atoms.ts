import { atom } from 'jotai/vanilla'

const heardAtom = atom<boolean>()

/** Whether the browser believes that it has a network; setting it asks the browser again. Browser only. */
export const onlineAtom = atom(
  (get) => get(heardAtom) ?? navigator.onLine,
  (_get, set) => set(heardAtom, navigator.onLine),
)
onlineAtom.onMount = (look) => {
  look()
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
