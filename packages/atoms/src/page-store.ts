import { createStore } from 'jotai/vanilla'

/** A jotai store: the values of atoms. */
export type Store = ReturnType<typeof createStore>

let pageStore: Store | undefined

/**
 * The store of all atoms of a browser page. On the server, where a module is shared by all requests, every call creates a
 * new one.
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
