'use client'

import { useStore } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of an atom whose value differs between server and browser. The hydrating render uses the server's value, so that
 * it matches the markup; later renders use the atom's value.
 * @param atom read from the store of the nearest `Provider`
 * @param serverValue what the server rendered
 * @returns `serverValue` on the server and in the hydrating render, the atom's value afterwards
 * @example
 * ```tsx
 * import { useHydratedAtomValue } from '@mozhan/atoms'
 * import { atom } from 'jotai/vanilla'
 *
 * const widthAtom = atom(() => window.innerWidth)
 *
 * export function Width() {
 *   return <p>{useHydratedAtomValue(widthAtom, 'unknown')}</p>
 * }
 * ```
 */
export function useHydratedAtomValue<Value, ServerValue>(
  atom: Atom<Value>,
  serverValue: ServerValue,
): Value | ServerValue {
  const store = useStore()
  return useSyncExternalStore<Value | ServerValue>(
    useCallback((onChange) => store.sub(atom, onChange), [store, atom]),
    () => store.get(atom),
    () => serverValue,
  )
}
