import type { MessageStatus } from '@mozhan/api-client/contract'
import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import { readCache, writeCache } from '@mozhan/ui/client'
import { atom } from 'jotai/vanilla'
import type { StatusConnection } from './status-connection.ts'

/** The user of a status, and how it is fetched. */
export interface StatusSource {
  userId: string
  getApi: () => Promise<Api>
  getToken: () => string | undefined
  /** Address of the socket. */
  url: string
  /** STOMP destination with `:userId` for the id; undefined: the destination of the contract. */
  destination: string | undefined
  /** Renews the token while the page is open; returns a function that stops it. */
  keepSessionAlive: () => () => void
}

/** Key of the cached status in local storage (docs/rules.md#live-status). */
const KEY = 'msgStatus'
/** The socket stays open for this time after the last subscriber, because a navigation may replace the header. */
const GRACE_MS = 2000

interface Feed {
  readonly userId: string
  /** The latest source, because a token is renewed while the socket is open. */
  source: StatusSource
  users: number
  closing: ReturnType<typeof setTimeout> | undefined
  isClosed: boolean
  connection: StatusConnection | undefined
  stopRenewal: () => void
}

/** The unread status of the user; undefined until it is known. */
export const statusAtom = atom<MessageStatus>()

/** The connection that updates the status. */
const feedAtom = atom<Feed>()

/**
 * Keeps the status of a user current until the returned function is called. Shows the cached status at once, and downloads
 * the live connection on demand.
 */
export function followStatus(store: Store, source: StatusSource): () => void {
  const own = findFeed(store, source.userId) ?? open(store, source)
  own.source = source
  own.users++
  clearTimeout(own.closing)
  own.connection?.renew()
  return () => {
    own.users--
    if (own.users === 0) own.closing = setTimeout(() => close(store, own), GRACE_MS)
  }
}

/** Closes the socket at once, after sign-out. */
export function closeStatus(store: Store): void {
  const feed = store.get(feedAtom)
  if (feed) close(store, feed)
}

/** Fetches the status. Call it after messages were read on this page, without waiting for the push. */
export function refreshStatus(store: Store): void {
  store.get(feedAtom)?.connection?.refresh()
}

function findFeed(store: Store, userId: string): Feed | undefined {
  const feed = store.get(feedAtom)
  return feed?.userId === userId ? feed : undefined
}

function open(store: Store, source: StatusSource): Feed {
  closeStatus(store)
  const { userId } = source
  const opened: Feed = {
    ...{ userId, source, users: 0, closing: undefined, isClosed: false, connection: undefined },
    stopRenewal: source.keepSessionAlive(),
  }
  store.set(feedAtom, opened)
  const cached = readCache(KEY, isStatus)
  store.set(statusAtom, cached?.userId === userId ? cached : undefined)
  import('./status-connection.ts').then(
    ({ connectStatus }) => {
      if (opened.isClosed) return
      const getSource = () => opened.source
      opened.connection = connectStatus(getSource, (status) => {
        writeCache(KEY, { ...status, userId })
        store.set(statusAtom, status)
      })
    },
    // Without the connection the cached status stays; the next page tries again.
    () => undefined,
  )
  return opened
}

function close(store: Store, closed: Feed): void {
  if (closed.isClosed) return
  clearTimeout(closed.closing)
  closed.isClosed = true
  closed.connection?.close()
  closed.stopRenewal()
  if (store.get(feedAtom) !== closed) return
  store.set(feedAtom, undefined)
  store.set(statusAtom, undefined)
}

function isStatus(value: unknown): value is MessageStatus {
  return typeof value === 'object' && value !== null && 'userId' in value
}
