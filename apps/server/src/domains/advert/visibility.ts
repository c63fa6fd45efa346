import { eq, type SQL } from 'drizzle-orm'
import { adverts } from '../../platform/db/schema/index.ts'

/** Any other status means disabled. */
const SHOWN = 1

export function advertShown(): SQL {
  return eq(adverts.status, SHOWN)
}
