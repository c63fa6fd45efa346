import { eq, type SQL } from 'drizzle-orm'
import { channels } from '../../platform/db/schema/index.ts'

/** Any other status means disabled. */
const SHOWN = 1

export function channelShown(): SQL {
  return eq(channels.status, SHOWN)
}
