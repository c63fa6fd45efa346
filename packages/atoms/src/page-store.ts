import { createStore } from 'jotai/vanilla'

/** A store of jotai: holds the values of atoms. */
export type Store = ReturnType<typeof createStore>

let pageStore: Store | undefined

/**
 * The store that all atoms of a browser page are kept in. On the server, where a module serves all readers, every
 * call makes a new one.
 * @returns the store, for jotai's `Provider` and for code outside of React
 * @example
 * ```tsx
 * import { getPageStore } from '@mozhan/atoms'
 * import { Provider } from 'jotai/react'
 * import { type ReactNode, useState } from 'react'
 *
 * export function Providers({ children }: { children: ReactNode }) {
 *   const [store] = useState(getPageStore)
 *   return <Provider store={store}>{children}</Provider>
 * }
 * ```
 */
export function getPageStore(): Store {
  if (typeof window === 'undefined') return createStore()
  pageStore ??= createStore()
  return pageStore
}
