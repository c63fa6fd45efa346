import { parseId } from '../db/id.ts'
import { DomainError } from '../http/errors.ts'
import { copy } from './copy.ts'

/** Sort order of a list, newest or highest first. */
export type FeedSort = 'updated' | 'created' | 'heat'

/** The entry after which a page starts. `key` is the sort value: milliseconds or heat. */
export interface Position {
  readonly key: number
  readonly id: string
}

/** The end of the year 9999 in milliseconds: an upper bound for dates and heat. */
const LAST_KEY = 253_402_300_799_999

/** Encodes a position as an opaque cursor. */
export function writeCursor(sort: FeedSort, { key, id }: Position): string {
  return Buffer.from(`${sort}.${key}.${id}`).toString('base64url')
}

/** @throws DomainError when the text is not a cursor of this sort order */
export function readCursor(sort: FeedSort, cursor: string): Position {
  const [writtenSort, key = '', id] = Buffer.from(cursor, 'base64url').toString().split('.')
  const parsedId = parseId(id)
  const isKey = /^-?\d{1,15}$/.test(key) && Math.abs(Number(key)) <= LAST_KEY
  if (writtenSort !== sort || !isKey || parsedId === undefined) {
    throw new DomainError('refused', copy.badCursor)
  }
  return { key: Number(key), id: parsedId }
}
