import { eq, type SQL } from 'drizzle-orm'
import { adverts } from '../../platform/db/schema/index.ts'

/** What is switched off has another status. */
const SHOWN = 1

export function advertShown(): SQL {
  return eq(adverts.status, SHOWN)
}
