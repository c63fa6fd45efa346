import type { Store } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import type { Conversation } from '../../model/conversation.ts'
import { isLocalId } from '../../model/conversation-id.ts'
import { findExcess } from '../../model/eviction.ts'
import { fromStored, isStoredConversation, toStored } from '../../model/stored-conversation.ts'
import { STORAGE_PREFIX, storageChangesAtom } from './storage-atoms.ts'

const NO_EXPIRY = 0
/** Conversations that one write may evict when the quota is exceeded. */
const MAX_EVICTIONS = 10

/** Reads a conversation of this owner. @returns undefined if it is absent or malformed */
export function readConversation(owner: string, id: string): Conversation | undefined {
  return readKey(keyOf(owner, id))
}

/** Reads a conversation of this owner, or the one with this local id from before the login. */
export function findConversation(owner: string, id: string): Conversation | undefined {
  return readConversation(owner, id) ?? (isLocalId(id) ? readConversation(VISITOR, id) : undefined)
}

/** All stored conversations of this owner. */
export function listConversations(owner: string): Conversation[] {
  return findKeys(owner).flatMap((key) => readKey(key) ?? [])
}

/**
 * Stores a conversation. Evicts the oldest ones if the quota of the storage is exceeded.
 * @returns whether it was stored
 */
export function writeConversation(
  store: Store,
  owner: string,
  conversation: Conversation,
): boolean {
  const key = keyOf(owner, conversation.id)
  const isNew = !findKeys(owner).includes(key)
  const stored = toStored(conversation)
  let isStored = writeCache(key, stored, NO_EXPIRY)
  let left = MAX_EVICTIONS
  while (!isStored && left > 0 && removeOldest(owner, conversation.id)) {
    isStored = writeCache(key, stored, NO_EXPIRY)
    left -= 1
  }
  if (isNew) evictExcess(owner)
  store.set(storageChangesAtom)
  return isStored
}

export function removeConversation(store: Store, owner: string, id: string): void {
  removeCache(keyOf(owner, id))
  store.set(storageChangesAtom)
}

/** Removes a conversation of this owner, and its copy from before the login. */
export function removeAllCopies(store: Store, owner: string, id: string): void {
  removeConversation(store, owner, id)
  removeConversation(store, VISITOR, id)
}

function keyOf(owner: string, id: string): string {
  return `${STORAGE_PREFIX}:${encodeURIComponent(owner)}:${id}`
}

function readKey(key: string): Conversation | undefined {
  const stored = readCache(key, isStoredConversation)
  return stored && fromStored(stored)
}

function findKeys(owner: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(owner, '')))
  } catch {
    return []
  }
}

function evictExcess(owner: string): void {
  const entries = listConversations(owner).map((conversation) => ({
    ...conversation,
    size: JSON.stringify(toStored(conversation)).length,
  }))
  for (const id of findExcess(entries)) removeCache(keyOf(owner, id))
}

/** @returns whether there was a conversation other than `except` */
function removeOldest(owner: string, except: string): boolean {
  const [oldest] = listConversations(owner)
    .filter(({ id }) => id !== except)
    .sort((a, b) => a.updateDate.localeCompare(b.updateDate))
  if (oldest) removeCache(keyOf(owner, oldest.id))
  return oldest !== undefined
}
