import type { MantineColorSchemeManager } from '@mantine/core'
import type { Store } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_KEY,
  type ColorScheme,
  toColorScheme,
} from '../theme/color-scheme.ts'

const DARK = '(prefers-color-scheme: dark)'

/** In memory too, so that a choice holds for this page if storage is blocked. */
const chosenAtom = atom<ColorScheme>()

type Change =
  | { from: 'reader' | 'other-tab'; scheme: ColorScheme }
  /** Increased when the preference of the system changes. */
  | { from: 'system' }

/** The reader's choice. Setting it paints the page and stores the choice. Browser only. */
export const colorSchemeAtom = atom(
  (get) => get(chosenAtom) ?? readStored(),
  (get, set, change: Change) => {
    if (change.from !== 'system') set(chosenAtom, change.scheme)
    if (change.from === 'reader') keep(change.scheme)
    paint(get(chosenAtom) ?? readStored())
  },
)
colorSchemeAtom.onMount = (set) => {
  const media = matchMedia(DARK)
  const follow = () => set({ from: 'system' })
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== COLOR_SCHEME_KEY && key !== null) return
    set({ from: 'other-tab', scheme: toColorScheme(newValue) })
  }
  media.addEventListener('change', follow)
  window.addEventListener('storage', handleStorage)
  return () => {
    media.removeEventListener('change', follow)
    window.removeEventListener('storage', handleStorage)
  }
}

/** The choice as a color scheme manager of MantineProvider. */
export function createMantineColorScheme(store: Store): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  const set = (scheme: ColorScheme) => store.set(colorSchemeAtom, { from: 'reader', scheme })
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : store.get(colorSchemeAtom)),
    set: (scheme) => {
      // Mantine responds to each update by setting the same value.
      if (scheme !== store.get(colorSchemeAtom)) set(scheme)
    },
    subscribe: (onUpdate) => {
      stop = store.sub(colorSchemeAtom, () => onUpdate(store.get(colorSchemeAtom)))
    },
    unsubscribe: () => stop?.(),
    clear: () => set('auto'),
  }
}

function readStored(): ColorScheme {
  try {
    return toColorScheme(localStorage.getItem(COLOR_SCHEME_KEY))
  } catch {
    return 'auto'
  }
}

function keep(scheme: ColorScheme): void {
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}

function paint(scheme: ColorScheme): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia(DARK).matches)
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, dark ? 'dark' : 'light')
}
