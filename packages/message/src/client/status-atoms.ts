import type { MessageStatus } from '@mozhan/api-client/contract'
import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { atom } from 'jotai/vanilla'
import type { StatusConnection } from './status-connection.ts'

/** The user of a status, and how it is fetched. */
export interface StatusSource {
  userId: string
  getApi: () => Promise<Api>
  getToken: () => string | undefined
  /** Address of the socket. */
  url: string
  /** STOMP destination with `:userId` for the id; undefined: the default destination from the API contract. */
  destination: string | undefined
  /** Renews the token while the page is open; returns a function that stops it. */
  keepSessionAlive: () => () => void
}

/** Key of the cached status in local storage (docs/rules.md#live-status). */
const CACHE_KEY = 'msgStatus'
/** The socket stays open for this time after the last subscriber, because some navigations remount the header, which subscribes. */
const CLOSE_DELAY_MS = 2000

/** The subscription of this page to the status of one user, shared by all components that show it. */
interface StatusSubscription {
  readonly userId: string
  /** The latest source, because a token is renewed while the socket is open. */
  source: StatusSource
  subscriberCount: number
  closeTimer: ReturnType<typeof setTimeout> | undefined
  isClosed: boolean
  /** Undefined until its code is loaded. */
  connection: StatusConnection | undefined
  stopRenewal: () => void
}

/** The unread status of the user; undefined until it is known. */
export const statusAtom = atom<MessageStatus>()

const subscriptionAtom = atom<StatusSubscription>()

/**
 * Keeps the status of a user current until the returned function is called. Shows the cached status at once, and loads
 * the code of the socket connection lazily.
 */
export function subscribeToStatus(store: Store, source: StatusSource): () => void {
  const subscription = findSubscription(store, source.userId) ?? open(store, source)
  subscription.source = source
  subscription.subscriberCount++
  clearTimeout(subscription.closeTimer)
  // The token may be a new one: the socket reconnects with it.
  subscription.connection?.renew()
  return () => {
    subscription.subscriberCount--
    if (subscription.subscriberCount === 0)
      subscription.closeTimer = setTimeout(() => close(store, subscription), CLOSE_DELAY_MS)
  }
}

/** Closes the socket at once and removes the cached status, which has the id of the user. Call it after sign-out. */
export function forgetStatus(store: Store): void {
  closeCurrent(store)
  removeCache(CACHE_KEY)
}

/** Fetches the status. Call it after messages were read on this page, without waiting for the push. */
export function refreshStatus(store: Store): void {
  store.get(subscriptionAtom)?.connection?.refresh()
}

function findSubscription(store: Store, userId: string): StatusSubscription | undefined {
  const subscription = store.get(subscriptionAtom)
  return subscription?.userId === userId ? subscription : undefined
}

function closeCurrent(store: Store): void {
  const subscription = store.get(subscriptionAtom)
  if (subscription) close(store, subscription)
}

function open(store: Store, source: StatusSource): StatusSubscription {
  closeCurrent(store)
  const { userId } = source
  const subscription: StatusSubscription = {
    userId,
    source,
    subscriberCount: 0,
    closeTimer: undefined,
    isClosed: false,
    connection: undefined,
    stopRenewal: source.keepSessionAlive(),
  }
  store.set(subscriptionAtom, subscription)
  const cached = readCache(CACHE_KEY, hasUserId)
  store.set(statusAtom, cached?.userId === userId ? cached : undefined)
  import('./status-connection.ts').then(
    ({ connectStatus }) => {
      if (subscription.isClosed) return
      const getSource = () => subscription.source
      subscription.connection = connectStatus(getSource, (status) => {
        // A status that arrives after sign-out must not be cached again.
        if (subscription.isClosed) return
        writeCache(CACHE_KEY, { ...status, userId })
        store.set(statusAtom, status)
      })
    },
    // Without the connection the cached status stays; the next page load tries again.
    () => undefined,
  )
  return subscription
}

function close(store: Store, subscription: StatusSubscription): void {
  if (subscription.isClosed) return
  clearTimeout(subscription.closeTimer)
  subscription.isClosed = true
  subscription.connection?.close()
  subscription.stopRenewal()
  if (store.get(subscriptionAtom) !== subscription) return
  store.set(subscriptionAtom, undefined)
  store.set(statusAtom, undefined)
}

function hasUserId(value: unknown): value is MessageStatus {
  return typeof value === 'object' && value !== null && 'userId' in value
}
