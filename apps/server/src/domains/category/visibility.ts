import { eq, type SQL } from 'drizzle-orm'
import { categories } from '../../platform/db/schema/index.ts'

/** What is switched off has another status. */
const SHOWN = 1

export function categoryShown(): SQL {
  return eq(categories.status, SHOWN)
}
