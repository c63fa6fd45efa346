import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { dictionaryItems, resources, users } from '../../db/schema/index.ts'
import { findLabelsOf, type LabelRef } from '../category/label-queries.ts'

const TYPE_CODE = 'resource_type'

export interface ResourceRow extends Readonly<typeof resources.$inferSelect> {
  readonly nickName: string | null
  readonly userImage: string | null
  readonly typeName: string | null
  readonly labelList: LabelRef[]
}

/** Kinds of resources, in the order of the dictionary. */
export function findResourceTypes(db: Database) {
  return db
    .select({ id: dictionaryItems.value, name: dictionaryItems.label })
    .from(dictionaryItems)
    .where(and(eq(dictionaryItems.code, TYPE_CODE), eq(dictionaryItems.status, 1)))
    .orderBy(asc(dictionaryItems.sort), asc(dictionaryItems.id))
}

/** Resources in the order of the ids, whatever their state. */
export async function findResourcesByIds(
  db: Database,
  ids: readonly string[],
): Promise<ResourceRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...getTableColumns(resources),
      nickName: users.nickName,
      userImage: users.imageUrl,
      typeName: dictionaryItems.label,
    })
    .from(resources)
    .leftJoin(users, eq(users.id, resources.userId))
    .leftJoin(
      dictionaryItems,
      and(eq(dictionaryItems.code, TYPE_CODE), eq(dictionaryItems.value, resources.type)),
    )
    .where(inArray(resources.id, [...ids]))
  const labelsOf = await findLabelsOf(db, 'resource', ids)
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return row ? [{ ...row, labelList: labelsOf.get(id) ?? [] }] : []
  })
}
