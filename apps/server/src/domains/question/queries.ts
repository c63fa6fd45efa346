import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { inOrderOf } from '../../platform/db/in-order-of.ts'
import { questions, type TocEntry, users } from '../../platform/db/schema/index.ts'
import { LEAD, leadOf } from '../../platform/text/lead.ts'
import { type LabelRef, labelListOf } from '../channel/index.ts'
import { questionShown } from './visibility.ts'

const {
  mdContent: _md,
  htmlContent: _html,
  htmlVersion: _version,
  toc: _toc,
  searchText: _search,
  ...LIST_FIELDS
} = getTableColumns(questions)
const AUTHOR_FIELDS = { nickName: users.nickName, userImage: users.imageUrl }
const MORE_FIELDS = { ...AUTHOR_FIELDS, labelList: labelListOf('question') }

export interface QuestionListRow
  extends Omit<
    typeof questions.$inferSelect,
    'mdContent' | 'htmlContent' | 'htmlVersion' | 'toc' | 'searchText'
  > {
  readonly nickName: string | null
  readonly userImage: string | null
  readonly labelList: LabelRef[]
}

export interface QuestionDetailRow extends QuestionListRow {
  readonly mdContent: string
  readonly htmlContent: string
  readonly htmlVersion: string
  readonly toc: readonly TocEntry[]
}

/** Questions without their text, in the order of the ids. */
export async function findQuestionsByIds(
  db: Database,
  ids: readonly string[],
): Promise<QuestionListRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...LIST_FIELDS, title: leadOf(questions.title, LEAD.title), ...MORE_FIELDS })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
    .where(inArray(questions.id, [...ids]))
  return inOrderOf(ids, rows)
}

/** One question in any state with its text. */
export async function getQuestion(
  db: Database,
  id: string,
): Promise<QuestionDetailRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(questions), ...MORE_FIELDS })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
    .where(eq(questions.id, id))
  return row
}

/** The id of the question that the user created from a draft. */
export async function findQuestionOfDraft(
  db: Database,
  userId: string,
  draftId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.draftId, draftId)))
  return row?.id
}

/** Whether a question exists and is not deleted. */
export async function isQuestionShown(db: Database, id: string): Promise<boolean> {
  return (await db.$count(questions, and(eq(questions.id, id), questionShown()))) > 0
}
