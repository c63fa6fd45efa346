'use client'

import { useStore } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of an atom that the server cannot know. A part of the page that hydrates after the atom has changed renders
 * the server's value first, as its markup does; `useAtomValue` would render the changed one.
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
