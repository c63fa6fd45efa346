import { useSyncExternalStore } from 'react'
import type { ColorScheme } from '../theme/color-scheme.ts'
import { getColorScheme, setColorScheme, subscribeColorScheme } from './color-scheme-store.ts'

export interface ColorSchemeState {
  /** Undefined on the server and until mounted: the server can't know. */
  scheme: ColorScheme | undefined
  setScheme: (scheme: ColorScheme) => void
}

/** The reader's colour scheme, and the way to change it. */
export function useColorScheme(): ColorSchemeState {
  const scheme = useSyncExternalStore(subscribeColorScheme, getColorScheme, unknown)
  return { scheme, setScheme: setColorScheme }
}

function unknown(): undefined {}
