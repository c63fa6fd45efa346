import { eq, type SQL } from 'drizzle-orm'
import { channels } from '../../platform/db/schema/index.ts'

/** What is switched off has another status. */
const SHOWN = 1

export function channelShown(): SQL {
  return eq(channels.status, SHOWN)
}
