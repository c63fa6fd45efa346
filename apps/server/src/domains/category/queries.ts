import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { categories, feedCounts, labels } from '../../platform/db/schema/index.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import type { LabelRef } from './label-queries.ts'
import { categoryShown } from './visibility.ts'

/** Categories that are shown, in their order. */
export function findCategories(db: Database) {
  return db
    .select()
    .from(categories)
    .where(categoryShown())
    .orderBy(asc(categories.sort), asc(categories.id))
}

/** The labels with the most published articles, of categories that are shown. */
export function findHotLabels(db: Database, count: number): Promise<LabelRef[]> {
  return db
    .select({ id: labels.id, name: labels.name })
    .from(feedCounts)
    .innerJoin(labels, eq(labels.id, feedCounts.scopeId))
    .innerJoin(categories, and(eq(categories.id, labels.categoryId), categoryShown()))
    .where(and(eq(feedCounts.kind, FEED_KIND.articleLabel), gt(feedCounts.total, 0)))
    .orderBy(desc(feedCounts.total), asc(labels.name))
    .limit(count)
}

/** Categories with their labels; a category without labels has an empty list. */
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
    .where(categoryShown())
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
