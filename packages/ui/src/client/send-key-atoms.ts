import { atom } from 'jotai/vanilla'

/** The key that sends a chat message. The other one of the two inserts a line break. */
export type SendKey = 'enter' | 'shift-enter'

const STORAGE_KEY = 'mozhan-send-key'

/** In memory too, so that a choice holds for this page if storage is blocked. */
const chosenAtom = atom<SendKey>()

/** The reader's choice for all chats of this browser. Setting it stores the choice. Browser only. */
export const sendKeyAtom = atom(
  (get) => get(chosenAtom) ?? readStored(),
  (_get, set, key: SendKey, from: 'reader' | 'other-tab' = 'reader') => {
    set(chosenAtom, key)
    if (from === 'reader') store(key)
  },
)
sendKeyAtom.onMount = (set) => {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) set(toSendKey(newValue), 'other-tab')
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

const TOUCH = '(pointer: coarse)'

const reportedAtom = atom<boolean>()

/** Whether the primary pointer is touch, so that the keyboard is probably on the screen. Set it to read again. Browser only. */
export const touchAtom = atom(
  (get) => get(reportedAtom) ?? matchMedia(TOUCH).matches,
  (_get, set) => set(reportedAtom, matchMedia(TOUCH).matches),
)
touchAtom.onMount = (update) => {
  const media = matchMedia(TOUCH)
  update()
  media.addEventListener('change', update)
  return () => media.removeEventListener('change', update)
}

function toSendKey(stored: string | null): SendKey {
  return stored === 'shift-enter' ? stored : 'enter'
}

function readStored(): SendKey {
  try {
    return toSendKey(localStorage.getItem(STORAGE_KEY))
  } catch {
    return 'enter'
  }
}

function store(key: SendKey): void {
  try {
    localStorage.setItem(STORAGE_KEY, key)
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}
