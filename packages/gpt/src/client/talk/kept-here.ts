import type { Store } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { isTalk } from '../../model/read-talk.ts'
import { findSurplus } from '../../model/shelf.ts'
import type { Talk } from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { KEPT_PREFIX, keptTalksAtom } from './kept-atoms.ts'

const FOR_EVER = 0
/** Talks that give way when the storage is full, at most. */
const MAX_REMOVALS = 10

/** A talk of this reader in this browser. What is damaged counts as none. */
export function readTalk(owner: string, id: string): Talk | undefined {
  return readCache(keyOf(owner, id), isTalk)
}

/** A talk of this reader in this browser, or the one from before signing in. */
export function findTalk(owner: string, id: string): Talk | undefined {
  return readTalk(owner, id) ?? (isOwnId(id) ? readTalk(VISITOR, id) : undefined)
}

/** All talks of this reader in this browser. */
export function listTalks(owner: string): Talk[] {
  return findKeys(owner).flatMap((key) => readCache(key, isTalk) ?? [])
}

/**
 * Keeps a talk in this browser; the oldest ones give way when there is no room.
 * @returns whether it was kept
 */
export function writeTalk(store: Store, owner: string, talk: Talk): boolean {
  const key = keyOf(owner, talk.id)
  const isNew = !findKeys(owner).includes(key)
  let isKept = writeCache(key, talk, FOR_EVER)
  for (let left = MAX_REMOVALS; !isKept && left > 0 && removeOldest(owner, talk.id); left -= 1) {
    isKept = writeCache(key, talk, FOR_EVER)
  }
  if (isNew) removeSurplus(owner)
  store.set(keptTalksAtom)
  return isKept
}

export function removeTalk(store: Store, owner: string, id: string): void {
  removeCache(keyOf(owner, id))
  store.set(keptTalksAtom)
}

/** Removes a talk of this reader, and what was said of it before signing in. */
export function forgetTalk(store: Store, owner: string, id: string): void {
  removeTalk(store, owner, id)
  removeTalk(store, VISITOR, id)
}

function keyOf(owner: string, id: string): string {
  return `${KEPT_PREFIX}:${encodeURIComponent(owner)}:${id}`
}

function findKeys(owner: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(owner, '')))
  } catch {
    return []
  }
}

function removeSurplus(owner: string): void {
  const all = listTalks(owner).map((talk) => ({ ...talk, size: JSON.stringify(talk).length }))
  for (const id of findSurplus(all)) removeCache(keyOf(owner, id))
}

/** @returns whether there was one besides `except` */
function removeOldest(owner: string, except: string): boolean {
  const [oldest] = listTalks(owner)
    .filter(({ id }) => id !== except)
    .sort((a, b) => a.updateDate.localeCompare(b.updateDate))
  if (oldest) removeCache(keyOf(owner, oldest.id))
  return oldest !== undefined
}
