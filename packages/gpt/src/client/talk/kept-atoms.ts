import { atom } from 'jotai/vanilla'

/** Start of the names under which this browser keeps talks. */
export const KEPT_PREFIX = 'mozhan-gpt'

const countAtom = atom(0)

/** Counts the changes of the talks that this browser keeps, here and in other tabs; set to count one more. */
export const keptTalksAtom = atom(
  (get) => get(countAtom),
  (_get, set) => set(countAtom, (count) => count + 1),
)
keptTalksAtom.onMount = (count) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(`${KEPT_PREFIX}:`)) count()
  }
  // Another tab may have kept something while nothing was listening.
  count()
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
