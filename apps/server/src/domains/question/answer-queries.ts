import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { answers, questions, users } from '../../platform/db/schema/index.ts'
import { type Budget, CUT_CHARACTERS } from '../../platform/threads/budget.ts'
import type { Discussion } from '../../platform/threads/discussion.ts'

/** Size limits of one page of answers. An answer may be as long as an article. */
const BUDGET: Budget = { bytes: 256 * 1024, rowBytes: 256 * 1024, rows: 20, repliesPerRow: 10 }

const BYTES = sql`octet_length(html_content) + coalesce(octet_length(md_content), 0)`
const IS_LONG = sql`${BYTES} > ${BUDGET.rowBytes}`

/** The answers to a question with their replies. */
export function answersOf(questionId: string): Discussion {
  return {
    table: sql`mxg_replay`,
    condition: sql`question_id = ${questionId}`,
    bytes: BYTES,
    votes: sql`like_count`,
    budget: BUDGET,
  }
}

const FIELDS = {
  id: answers.id,
  parentId: answers.parentId,
  rootId: answers.rootId,
  parentName: sql<
    string | null
  >`(select pu.nick_name from mxg_replay p join sys_user pu on pu.id = p.user_id
    where p.id = ${answers.parentId} and p.id <> ${answers.rootId} and p.delete_date is null)`,
  questionId: answers.questionId,
  userId: answers.userId,
  nickName: users.nickName,
  userImage: users.imageUrl,
  likeCount: answers.likeCount,
  isAccepted: sql<boolean>`exists (select 1 from mxg_question q where q.accepted_id = ${answers.id} and q.id = ${answers.questionId})`,
  createDate: answers.createDate,
  updateDate: answers.updateDate,
  deleteDate: answers.deleteDate,
}

const WHOLE = {
  mdContent: answers.mdContent,
  htmlContent: sql<string | null>`html_content`,
  htmlVersion: answers.htmlVersion,
  isCut: sql<boolean>`false`,
}

/** Long answers in lists: the beginning of their source text. The text of a reply is in `html_content`. */
const BEGINNING = {
  mdContent: sql<
    string | null
  >`case when ${IS_LONG} then left(md_content, ${CUT_CHARACTERS}) else md_content end`,
  htmlContent: sql<string | null>`case when not ${IS_LONG} then html_content
    when md_content is null then left(html_content, ${CUT_CHARACTERS}) end`,
  htmlVersion: sql<string | null>`case when ${IS_LONG} then null else html_version end`,
  isCut: sql<boolean>`${IS_LONG}`,
}

export interface AnswerRow {
  readonly id: string
  readonly parentId: string | null
  readonly rootId: string | null
  /** Author of the parent, where the parent is a reply. */
  readonly parentName: string | null
  readonly questionId: string
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly likeCount: number
  readonly isAccepted: boolean
  readonly mdContent: string | null
  readonly htmlContent: string | null
  readonly htmlVersion: string | null
  /** The text is only the beginning. */
  readonly isCut: boolean
  readonly createDate: Date
  readonly updateDate: Date
  readonly deleteDate: Date | null
}

/** These answers and replies with their authors, by id. */
export async function findAnswersByIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, AnswerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...FIELDS, ...BEGINNING })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.userId))
    .where(inArray(answers.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** One answer or reply with its full text. */
export async function getAnswer(db: Database, id: string): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select({ ...FIELDS, ...WHOLE })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.userId))
    .where(eq(answers.id, id))
  return row
}

/** Number of answers to a question, without deleted ones and replies. */
export async function countAnswers(db: Database, questionId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(answers)
    .where(
      and(eq(answers.questionId, questionId), isNull(answers.rootId), isNull(answers.deleteDate)),
    )
  return row?.total ?? 0
}

/** The id of the accepted answer of a question. */
export async function findAcceptedId(
  db: Database,
  questionId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: questions.acceptedId })
    .from(questions)
    .where(eq(questions.id, questionId))
  return row?.id ?? undefined
}
