import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import {
  articleLabels,
  articles,
  labels,
  questionLabels,
  questions,
  resourceLabels,
  resources,
} from '../../platform/db/schema/index.ts'

export interface LabelRef {
  readonly id: string
  readonly name: string
}

const LINKS = {
  article: { table: articleLabels, target: articleLabels.articleId, id: articles.id },
  question: { table: questionLabels, target: questionLabels.questionId, id: questions.id },
  resource: { table: resourceLabels, target: resourceLabels.resourceId, id: resources.id },
} as const

/** Labels of several entries, in the order chosen by their authors. */
export async function findLabelsOf(
  db: Database,
  kind: keyof typeof LINKS,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, LabelRef[]>> {
  const found = new Map<string, LabelRef[]>(targetIds.map((id) => [id, []]))
  if (targetIds.length === 0) return found
  const { table, target } = LINKS[kind]
  const rows = await db
    .select({ targetId: target, id: labels.id, name: labels.name })
    .from(table)
    .innerJoin(labels, eq(labels.id, table.labelId))
    .where(inArray(target, [...targetIds]))
    .orderBy(asc(table.sort), asc(labels.id))
  for (const { targetId, ...label } of rows) found.get(targetId)?.push(label)
  return found
}

/** Labels of one entry, in the order chosen by its author. */
export async function getLabelsOf(
  db: Database,
  kind: keyof typeof LINKS,
  id: string,
): Promise<LabelRef[]> {
  return (await findLabelsOf(db, kind, [id])).get(id) ?? []
}

/** The labels of an entry as a subquery, so that a page is read in one statement. */
export function labelListOf(kind: keyof typeof LINKS): SQL<LabelRef[]> {
  const { table, target, id } = LINKS[kind]
  return sql<LabelRef[]>`(
    select coalesce(
      json_agg(json_build_object('id', ${labels.id}::text, 'name', ${labels.name})
        order by ${table.sort}, ${labels.id}), '[]')
    from ${table} join ${labels} on ${labels.id} = ${table.labelId}
    where ${target} = ${id})`
}

/** The existing labels among these ids, with their channels. */
export function findLabelsByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select({ id: labels.id, channelId: labels.channelId })
    .from(labels)
    .where(inArray(labels.id, [...ids]))
}
