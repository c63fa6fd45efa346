import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { messageStates, type NoticeSettings } from '../../platform/db/schema/index.ts'

const ALL_ENABLED: NoticeSettings = {
  collect: true,
  thumhup: true,
  comment: true,
  reply: true,
  letter: true,
  system: true,
}

/** Notice settings of a user; default: all enabled. */
export async function getSettings(db: Database, userId: string): Promise<NoticeSettings> {
  const [row] = await db
    .select({ settings: messageStates.settings })
    .from(messageStates)
    .where(eq(messageStates.userId, userId))
  return row?.settings ?? ALL_ENABLED
}

/** Sets which notices a user gets from now on. Existing notices stay. */
export async function setSettings(
  db: Database,
  userId: string,
  settings: NoticeSettings,
): Promise<void> {
  await db
    .insert(messageStates)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: messageStates.userId, set: { settings } })
}
