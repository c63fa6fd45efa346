import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'
import { drafts, labels } from '../../../platform/db/schema/index.ts'
import { splitDraftContent } from '../draft-form.ts'
import type { EntryKind } from '../kinds.ts'
import { findOwnColumnIds } from '../own-columns.ts'
import type { Source } from './source.ts'

/** Drafts: the text is the body, the other form fields are in the front matter. */
export const draftSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: drafts.id, date: drafts.updateDate, words: drafts.title })
      .from(drafts)
      .where(eq(drafts.userId, userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.id, id)))
    if (row === undefined) return undefined
    const { body, form, cover, labelIds, columnIds } = splitDraftContent(row.content)
    const columns = columnIds && (await findOwnColumnIds(db, userId, columnIds))
    return {
      head: {
        id,
        title: row.title,
        updated: row.updateDate.toISOString(),
        kind: row.kind,
        edits: row.targetId === null ? undefined : keyOf(kindOfTarget(row.kind), row.targetId),
        tags: labelIds && (await findLabelNames(db, labelIds)),
        columns: columns?.map((columnId) => keyOf('column', columnId)),
        cover,
        form,
      },
      body,
    }
  },
}

/** The kind of the entry that a draft edits. */
export function kindOfTarget(kind: string): EntryKind {
  return kind === 'question' || kind === 'answer' ? kind : 'article'
}

async function findLabelNames(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: labels.id, name: labels.name })
    .from(labels)
    .where(inArray(labels.id, [...ids]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? [])
}
