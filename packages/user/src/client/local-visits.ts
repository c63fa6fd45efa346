import { readCache, removeCache, writeCache } from '@mozhan/ui/client'
import { addLocalVisit, isLocalVisits, type LocalVisit } from '../model/history.ts'

const KEY = 'readingHistory'
/** No expiry: the visits are stored until the visitor signs in. */
const FOR_EVER = 0

export function readLocalVisits(): LocalVisit[] {
  return readCache(KEY, isLocalVisits) ?? []
}

export function noteLocalVisit(visit: LocalVisit): void {
  writeCache(KEY, addLocalVisit(readLocalVisits(), visit), FOR_EVER)
}

export function forgetLocalVisits(): void {
  removeCache(KEY)
}
