import { atom } from 'jotai/vanilla'

const reportedAtom = atom<boolean>()

/** Whether the browser reports a network connection. Set it to read `navigator.onLine` again. Browser only. */
export const onlineAtom = atom(
  (get) => get(reportedAtom) ?? navigator.onLine,
  (_get, set) => set(reportedAtom, navigator.onLine),
)
onlineAtom.onMount = (update) => {
  update()
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
}
