import { useSyncExternalStore } from 'react'
import { fn } from 'storybook/test'

/**
 * Mock of next/navigation: stories set the address and check the calls of the router.
 * It never navigates.
 */
let address = new URL('http://blog.test/')
const listeners = new Set<() => void>()

/** Sets the address of a story: a path with a query. */
export function setAddress(path: string): void {
  address = new URL(path, 'http://blog.test')
  for (const listener of listeners) listener()
}

export const router = {
  push: fn().mockName('router.push'),
  replace: fn().mockName('router.replace'),
  prefetch: fn().mockName('router.prefetch'),
  refresh: fn().mockName('router.refresh'),
  back: fn().mockName('router.back'),
  forward: fn().mockName('router.forward'),
}

export function useRouter() {
  return router
}

export function usePathname(): string {
  return useAddress().pathname
}

export function useSearchParams(): URLSearchParams {
  return useAddress().searchParams
}

export function useParams(): Record<string, string> {
  return {}
}

export function notFound(): never {
  throw new Error('NEXT_NOT_FOUND')
}

export function redirect(path: string): never {
  throw new Error(`NEXT_REDIRECT ${path}`)
}

export const permanentRedirect = redirect

function useAddress(): URL {
  return useSyncExternalStore(subscribe, () => address)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
