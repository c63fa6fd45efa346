import type { MessageStatus } from '@mozhan/api-client/contract'
import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import { readCache, writeCache } from '@mozhan/ui/client'
import { atom } from 'jotai/vanilla'
import type { StatusConnection } from './status-connection.ts'

/** Whose status, and how it is asked for. */
export interface StatusSource {
  userId: string
  getApi: () => Promise<Api>
  getToken: () => string | undefined
  /** Address of the socket. */
  url: string
  /** Where the broker has it, `:userId` standing for the person; undefined: where the contract has it. */
  destination: string | undefined
  /** Renews the token while the page is open; returns a function that stops it. */
  keepSessionAlive: () => () => void
}

/** Name under which the status is kept (docs/rules.md#live-status). */
const KEY = 'msgStatus'
/** A header that is exchanged for another one keeps the socket. */
const GRACE_MS = 2000

interface Feed {
  readonly userId: string
  /** The newest: a token is renewed while the socket is open. */
  source: StatusSource
  users: number
  closing: ReturnType<typeof setTimeout> | undefined
  isClosed: boolean
  connection: StatusConnection | undefined
  stopKeeping: () => void
}

/** What of one's messages is unread; undefined until it is known. */
export const statusAtom = atom<MessageStatus>()

/** What keeps the status current. */
const feedAtom = atom<Feed>()

/**
 * Keeps the status of a person current until what it returns is called. What this browser kept of it is shown at once;
 * what keeps it current is downloaded when it is needed.
 */
export function keepStatus(store: Store, source: StatusSource): () => void {
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
export function endStatus(store: Store): void {
  const feed = store.get(feedAtom)
  if (feed) close(store, feed)
}

/** After something was read here: the server is asked at once, beside its push. */
export function refreshStatus(store: Store): void {
  store.get(feedAtom)?.connection?.refresh()
}

function findFeed(store: Store, userId: string): Feed | undefined {
  const feed = store.get(feedAtom)
  return feed?.userId === userId ? feed : undefined
}

function open(store: Store, source: StatusSource): Feed {
  endStatus(store)
  const { userId } = source
  const opened: Feed = {
    ...{ userId, source, users: 0, closing: undefined, isClosed: false, connection: undefined },
    stopKeeping: source.keepSessionAlive(),
  }
  store.set(feedAtom, opened)
  const kept = readCache(KEY, isStatus)
  store.set(statusAtom, kept?.userId === userId ? kept : undefined)
  import('./status-connection.ts').then(
    ({ connectStatus }) => {
      if (opened.isClosed) return
      const getSource = () => opened.source
      opened.connection = connectStatus(getSource, (status) => {
        writeCache(KEY, { ...status, userId })
        store.set(statusAtom, status)
      })
    },
    // Without it the dots are as the server said last; the next page tries again.
    () => undefined,
  )
  return opened
}

function close(store: Store, closed: Feed): void {
  if (closed.isClosed) return
  clearTimeout(closed.closing)
  closed.isClosed = true
  closed.connection?.close()
  closed.stopKeeping()
  if (store.get(feedAtom) !== closed) return
  store.set(feedAtom, undefined)
  store.set(statusAtom, undefined)
}

function isStatus(value: unknown): value is MessageStatus {
  return typeof value === 'object' && value !== null && 'userId' in value
}
