import { eq, type SQL } from 'drizzle-orm'
import { dictionaryItems } from '../../platform/db/schema/index.ts'

/** What is switched off has another status. */
const SHOWN = 1

export function dictionaryItemShown(): SQL {
  return eq(dictionaryItems.status, SHOWN)
}
