import { QUESTION_STATUS, RESOURCE_STATUS, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { isPublished } from '../../domains/article/policy.ts'
import { findLabelsOf } from '../../domains/category/label-queries.ts'
import type { Database } from '../db/client.ts'
import { articles, columns, questions, resources, type TocEntry } from '../db/schema/index.ts'

/** Kinds of texts that can be found, by their codes on the wire. */
export type FoundType = Exclude<(typeof SEARCH_TYPE)[keyof typeof SEARCH_TYPE], 4 | 5>

export const FOUND_TYPES: readonly FoundType[] = [
  SEARCH_TYPE.article,
  SEARCH_TYPE.question,
  SEARCH_TYPE.column,
  SEARCH_TYPE.resource,
]

/** What is found of a text beside its words, and by what it can be filtered. */
export interface Source {
  readonly title: string
  /** A few sentences beside the text: a summary, the name of a file. */
  readonly lead: string
  readonly labels: readonly { readonly id: string; readonly name: string }[]
  readonly status: number
  readonly createDate: Date
  readonly updateDate: Date
}

/**
 * Reads a row without its text, and holds it, so that of two writers the later one writes the index, too. Undefined: the
 * text must not be found.
 */
export type LoadSource = (tx: Database, id: string) => Promise<Source | undefined>

export const SOURCES: Record<FoundType, LoadSource> = {
  [SEARCH_TYPE.article]: async (tx, id) => {
    const { title, summary, status, isPublic, createDate, updateDate } = articles
    const [row] = await tx
      .select({ title, lead: summary, status, isPublic, createDate, updateDate })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update')
    if (row === undefined || !isPublished(row)) return undefined
    return { ...row, labels: await labelsOf(tx, 'article', id) }
  },
  [SEARCH_TYPE.question]: async (tx, id) => {
    const { title, status, createDate, updateDate } = questions
    const [row] = await tx
      .select({ title, status, createDate, updateDate })
      .from(questions)
      .where(eq(questions.id, id))
      .for('update')
    if (row === undefined || row.status === QUESTION_STATUS.deleted) return undefined
    return { ...row, lead: '', labels: await labelsOf(tx, 'question', id) }
  },
  [SEARCH_TYPE.column]: async (tx, id) => {
    const [row] = await tx.select().from(columns).where(eq(columns.id, id)).for('update')
    if (row === undefined || row.status !== 1 || row.isPublic !== 1) return undefined
    const { name: title, summary, status, createDate, updateDate } = row
    return { title, lead: summary ?? '', labels: [], status, createDate, updateDate }
  },
  [SEARCH_TYPE.resource]: async (tx, id) => {
    const [row] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
    if (row === undefined || row.status !== RESOURCE_STATUS.approved) return undefined
    const { title, summary, fileName, status, createDate, updateDate } = row
    const labels = await labelsOf(tx, 'resource', id)
    return { title, lead: `${summary}\n${fileName}`, labels, status, createDate, updateDate }
  },
}

/** What a long text is indexed by; see `toIndexedText`. */
export interface WrittenText {
  /** What a reader can read, one block a line. */
  readonly searchText: string
  /** The source, which tells what of it is code. */
  readonly mdContent: string
  readonly toc: readonly Pick<TocEntry, 'text'>[]
}

/** The long text of an article or a question; undefined for what has none. */
export async function findText(
  db: Database,
  type: FoundType,
  id: string,
): Promise<WrittenText | undefined> {
  const table = TABLES_WITH_TEXT.get(type)
  if (table === undefined) return undefined
  const { searchText, mdContent, toc } = table
  const [row] = await db.select({ searchText, mdContent, toc }).from(table).where(eq(table.id, id))
  return row
}

const TABLES_WITH_TEXT = new Map<FoundType, typeof articles | typeof questions>([
  [SEARCH_TYPE.article, articles],
  [SEARCH_TYPE.question, questions],
])

function labelsOf(tx: Database, kind: Parameters<typeof findLabelsOf>[1], id: string) {
  return findLabelsOf(tx, kind, [id]).then((found) => found.get(id) ?? [])
}
