import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { categories, labels } from '../../db/schema/index.ts'
import type { LabelRef } from './label-queries.ts'

/** Categories that are shown, in their order. */
export function findCategories(db: Database) {
  return db
    .select()
    .from(categories)
    .where(eq(categories.status, 1))
    .orderBy(asc(categories.sort), asc(categories.id))
}

/** The same with their labels; a category without labels has an empty list. */
export async function findCategoryLabels(db: Database) {
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      labelId: labels.id,
      labelName: labels.name,
    })
    .from(categories)
    .leftJoin(labels, eq(labels.categoryId, categories.id))
    .where(eq(categories.status, 1))
    .orderBy(asc(categories.sort), asc(categories.id), asc(labels.sort), asc(labels.id))
  const found = new Map<string, { id: string; name: string; labelList: LabelRef[] }>()
  for (const { id, name, labelId, labelName } of rows) {
    const category = found.get(id) ?? { id, name, labelList: [] }
    found.set(id, category)
    if (labelId !== null && labelName !== null) {
      category.labelList.push({ id: labelId, name: labelName })
    }
  }
  return [...found.values()]
}
