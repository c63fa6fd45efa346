import { and, count, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { drafts } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'

export type DraftRow = typeof drafts.$inferSelect
/** A row of a list, without the content. */
export type DraftListRow = Omit<DraftRow, 'content'>

export interface DraftFilter {
  readonly current: number
  readonly size: number
  readonly kind?: string | undefined
  readonly targetId?: string | undefined
  readonly isNew?: boolean | undefined
}

/** A draft of the viewer. */
export async function getDraft(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(isDraft(viewer, id))
  return row
}

/** Drafts of the viewer, last saved first. */
export async function findDrafts(
  db: Database,
  viewer: Viewer,
  { current, size, kind, targetId, isNew }: DraftFilter,
): Promise<{ rows: DraftListRow[]; total: number }> {
  const where = and(
    eq(drafts.userId, viewer.id),
    kind === undefined ? undefined : eq(drafts.kind, kind),
    targetId === undefined ? undefined : eq(drafts.targetId, targetId),
    isNew ? isNull(drafts.targetId) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(drafts).where(where)
  const { content, ...columns } = getTableColumns(drafts)
  const rows = await db
    .select(columns)
    .from(drafts)
    .where(where)
    .orderBy(desc(drafts.updateDate), drafts.id)
    .limit(size)
    .offset((current - 1) * size)
  return { rows, total: counted?.total ?? 0 }
}

/** Number of drafts of a user. */
export async function countDrafts(db: Database, userId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(drafts)
    .where(eq(drafts.userId, userId))
  return counted?.total ?? 0
}

/** Condition for one draft. Ids are chosen by clients and are unique per owner only. */
export function isDraft(viewer: Viewer, id: string) {
  return and(eq(drafts.userId, viewer.id), eq(drafts.id, id))
}
