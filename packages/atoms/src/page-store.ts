import { createStore } from 'jotai/vanilla'

export type Store = ReturnType<typeof createStore>

let pageStore: Store | undefined

/** The atom store of this page. On the server, where a module serves all readers, each render gets one of its own. */
export function getPageStore(): Store {
  if (typeof window === 'undefined') return createStore()
  pageStore ??= createStore()
  return pageStore
}
