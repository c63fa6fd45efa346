import { eq, type SQL } from 'drizzle-orm'
import { dictionaryItems } from '../../platform/db/schema/index.ts'

/** Any other status means disabled. */
const SHOWN = 1

export function dictionaryItemShown(): SQL {
  return eq(dictionaryItems.status, SHOWN)
}
