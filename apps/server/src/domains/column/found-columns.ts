import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { columns } from '../../platform/db/schema/index.ts'
import type { FoundKind } from '../../platform/search/source.ts'
import { isPublished } from './visibility.ts'

/** How columns are indexed. */
export const foundColumns: FoundKind = {
  type: SEARCH_TYPE.column,
  async load(tx, id) {
    const [row] = await tx.select().from(columns).where(eq(columns.id, id)).for('update')
    if (row === undefined || !isPublished(row)) return undefined
    const { name: title, summary, status, createDate, updateDate } = row
    return { title, lead: summary ?? '', labels: [], status, createDate, updateDate }
  },
}
