import { atom } from 'jotai/vanilla'

/** Prefix of the localStorage keys of conversations. */
export const STORAGE_PREFIX = 'mozhan-gpt'

const countAtom = atom(0)

/** Counts changes of the stored conversations, in this tab and in others. Set it to add one. */
export const storageChangesAtom = atom(
  (get) => get(countAtom),
  (_get, set) => set(countAtom, (count) => count + 1),
)
storageChangesAtom.onMount = (count) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(`${STORAGE_PREFIX}:`)) count()
  }
  // Another tab may have written before this listener was added.
  count()
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
