import type { MantineColorSchemeManager } from '@mantine/core'
import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_KEY,
  type ColorScheme,
  toColorScheme,
} from '../theme/color-scheme.ts'

const DARK = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

/** Kept beside the storage, so that a choice holds for this page where storage is blocked. */
let chosen: ColorScheme | undefined

/** The reader's choice. Browser only. */
export function getColorScheme(): ColorScheme {
  chosen ??= readStored()
  return chosen
}

/** Keeps the choice and paints it. */
export function setColorScheme(scheme: ColorScheme): void {
  chosen = scheme
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
  paint()
}

/** Hears of choices made here, in another tab, or by the system. Returns the way to stop. */
export function subscribeColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}

/** The same choice as one MantineProvider wants to see it. */
export function createMantineColorScheme(): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : getColorScheme()),
    set: (scheme) => {
      // Mantine answers each update with a set of the same value.
      if (scheme !== getColorScheme()) setColorScheme(scheme)
    },
    subscribe: (onUpdate) => {
      stop = subscribeColorScheme(() => onUpdate(getColorScheme()))
    },
    unsubscribe: () => stop?.(),
    clear: () => setColorScheme('auto'),
  }
}

function readStored(): ColorScheme {
  try {
    return toColorScheme(localStorage.getItem(COLOR_SCHEME_KEY))
  } catch {
    return 'auto'
  }
}

function paint(): void {
  const scheme = getColorScheme()
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia(DARK).matches)
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, dark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

function handleStorage(event: StorageEvent): void {
  if (event.key !== COLOR_SCHEME_KEY && event.key !== null) return
  chosen = toColorScheme(event.newValue)
  paint()
}

function watch(): void {
  matchMedia(DARK).addEventListener('change', paint)
  window.addEventListener('storage', handleStorage)
}

function unwatch(): void {
  matchMedia(DARK).removeEventListener('change', paint)
  window.removeEventListener('storage', handleStorage)
}
