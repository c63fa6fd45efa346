import type { TargetType } from '@mozhan/api-client/contract'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { histories, users } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { isHistoryPaused } from './queries.ts'

export interface Visit {
  readonly targetType: TargetType
  readonly targetId: string
  /** ISO date; absent or in the future: now. */
  readonly viewDate?: string | undefined
}

/** Adds visits to the reading history unless it is paused. Only a later date replaces that of an existing entry. */
export async function addHistory(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  viewer: Viewer,
  visits: readonly Visit[],
): Promise<void> {
  if (visits.length === 0 || (await isHistoryPaused(db, viewer))) return
  const now = clock()
  const latest = new Map<string, typeof histories.$inferInsert>()
  for (const { targetType, targetId, viewDate } of visits) {
    const given = viewDate === undefined ? now : new Date(viewDate)
    const date = new Date(Math.min(given.getTime(), now.getTime()))
    const key = `${targetType}:${targetId}`
    const known = latest.get(key)?.viewDate
    if (known !== undefined && known >= date) continue
    latest.set(key, { userId: viewer.id, targetType, targetId, viewDate: date })
  }
  await db
    .insert(histories)
    .values([...latest.values()])
    .onConflictDoUpdate({
      target: [histories.userId, histories.targetType, histories.targetId],
      set: { viewDate: sql`greatest(${histories.viewDate}, excluded.view_date)` },
    })
}

/** Removes one entry of the viewer. */
export async function deleteHistory(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  targetId: string,
): Promise<void> {
  await db
    .delete(histories)
    .where(and(eq(histories.userId, viewer.id), eq(histories.targetId, targetId)))
}

/** Removes the entries between two dates (inclusive); without dates all. */
export async function clearHistory(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<void> {
  await db
    .delete(histories)
    .where(
      and(
        eq(histories.userId, viewer.id),
        from === undefined ? undefined : gte(histories.viewDate, new Date(from)),
        to === undefined ? undefined : lte(histories.viewDate, new Date(to)),
      ),
    )
}

/** Pauses or resumes the reading history of the viewer. */
export async function pauseHistory(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  isPaused: 0 | 1,
): Promise<void> {
  await db.update(users).set({ isHistoryPaused: isPaused }).where(eq(users.id, viewer.id))
}
