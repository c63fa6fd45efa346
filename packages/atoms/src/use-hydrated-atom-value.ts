'use client'

import { useStore } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of an atom that the server cannot know. While a part of the page hydrates, the server's value is
 * rendered, as its markup has it; then the atom's.
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
