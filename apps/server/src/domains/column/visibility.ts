import { and, eq, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { columns } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'

/** Any other status means deleted. */
const NOT_DELETED = 1

interface ColumnState {
  readonly userId: string
  readonly status: number
  readonly isPublic: number
}

/** The table of columns, or an alias of it. */
type ColumnTable = Readonly<Record<keyof ColumnState, SQLWrapper>>

/** Whether it is not deleted. */
export function isNotDeleted({ status }: Pick<ColumnState, 'status'>): boolean {
  return status === NOT_DELETED
}

export function columnNotDeleted({ status }: Pick<ColumnTable, 'status'> = columns): SQL {
  return eq(status, NOT_DELETED)
}

/** Whether all visitors may read it. */
export function isPublished(column: Omit<ColumnState, 'userId'>): boolean {
  return isNotDeleted(column) && column.isPublic === 1
}

export function columnPublished(table: Omit<ColumnTable, 'userId'> = columns): SQL | undefined {
  return and(columnNotDeleted(table), eq(table.isPublic, 1))
}

/** Private columns are readable by their authors only. */
export function canReadColumn(viewer: Viewer | null, column: ColumnState): boolean {
  return isNotDeleted(column) && (isPublished(column) || viewer?.id === column.userId)
}

export function columnReadableBy(
  viewer: Viewer | null,
  table: ColumnTable = columns,
): SQL | undefined {
  const isOwn = viewer === null ? undefined : eq(table.userId, viewer.id)
  return and(columnNotDeleted(table), or(columnPublished(table), isOwn))
}
