import { useHydratedAtomValue } from '@mozhan/atoms'
import { useSetAtom } from 'jotai/react'
import type { ColorScheme } from '../theme/color-scheme.ts'
import { colorSchemeAtom } from './color-scheme-atoms.ts'

export interface ColorSchemeState {
  /** Undefined on the server and until mounted. */
  scheme: ColorScheme | undefined
  setScheme: (scheme: ColorScheme) => void
}

/** The reader's colour scheme and its setter. */
export function useColorScheme(): ColorSchemeState {
  const scheme = useHydratedAtomValue(colorSchemeAtom, undefined)
  const change = useSetAtom(colorSchemeAtom)
  return { scheme, setScheme: (chosen) => change({ from: 'reader', scheme: chosen }) }
}
