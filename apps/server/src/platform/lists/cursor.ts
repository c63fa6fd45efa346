import { parseId } from '../db/id.ts'
import { DomainError } from '../http/errors.ts'
import { copy } from './copy.ts'

/** By what a list is sorted, newest or highest first. */
export type FeedSort = 'updated' | 'created' | 'heat'

/** The entry after which a page begins. `key` is the sort value: milliseconds or heat. */
export interface Place {
  readonly key: number
  readonly id: string
}

/** The end of the year 9999, in milliseconds: no date the database writes comes later, and no heat is as high. */
const LAST_KEY = 253_402_300_799_999

/** The opaque text that stands for a place in a list. */
export function writeCursor(sort: FeedSort, { key, id }: Place): string {
  return Buffer.from(`${sort}.${key}.${id}`).toString('base64url')
}

/** @throws DomainError when the text is not a cursor of such a list */
export function readCursor(sort: FeedSort, cursor: string): Place {
  const [writtenSort, key = '', id] = Buffer.from(cursor, 'base64url').toString().split('.')
  const parsedId = parseId(id)
  const isKey = /^-?\d{1,15}$/.test(key) && Math.abs(Number(key)) <= LAST_KEY
  if (writtenSort !== sort || !isKey || parsedId === undefined) {
    throw new DomainError('refused', copy.badCursor)
  }
  return { key: Number(key), id: parsedId }
}
