import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { resources } from '../../platform/db/schema/index.ts'
import type { FoundKind } from '../../platform/search/source.ts'
import { getLabelsOf } from '../channel/index.ts'
import { isPublished } from './visibility.ts'

/** How resources are indexed. */
export const foundResources: FoundKind = {
  type: SEARCH_TYPE.resource,
  async load(tx, id) {
    const [row] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
    if (row === undefined || !isPublished(row)) return undefined
    const { title, summary, fileName, status, createDate, updateDate } = row
    const labels = await getLabelsOf(tx, 'resource', id)
    return { title, lead: `${summary}\n${fileName}`, labels, status, createDate, updateDate }
  },
}
