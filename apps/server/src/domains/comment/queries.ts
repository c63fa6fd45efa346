import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { comments, users } from '../../platform/db/schema/index.ts'
import { type Budget, CUT_CHARACTERS } from '../../platform/threads/budget.ts'
import type { Discussion } from '../../platform/threads/discussion.ts'

/**
 * Size limits of one page of comments. A web page contains every byte of HTML about four times: once as markup, and once
 * more, escaped twice, as data for the browser.
 */
const BUDGET: Budget = { bytes: 256 * 1024, rowBytes: 128 * 1024, rows: 20, repliesPerRow: 10 }

const BYTES = sql`octet_length(content) + coalesce(octet_length(html_content), 0)`
const IS_LONG = sql`${BYTES} > ${BUDGET.rowBytes}`

/** The comments on an article or a resource. */
export function commentsOf(targetType: 'article' | 'resource', targetId: string): Discussion {
  return {
    table: sql`mxg_comment`,
    condition: sql`target_id = ${targetId} and target_type = ${targetType}`,
    bytes: BYTES,
    votes: sql`0`,
    budget: BUDGET,
  }
}

const FIELDS = {
  id: comments.id,
  parentId: comments.parentId,
  rootId: comments.rootId,
  parentName: sql<
    string | null
  >`(select pu.nick_name from mxg_comment p join sys_user pu on pu.id = p.user_id
    where p.id = ${comments.parentId} and p.id <> ${comments.rootId} and p.delete_date is null)`,
  targetType: comments.targetType,
  targetId: comments.targetId,
  userId: comments.userId,
  nickName: users.nickName,
  userImage: users.imageUrl,
  deleteDate: comments.deleteDate,
  createDate: comments.createDate,
}

const WHOLE = {
  content: comments.content,
  htmlContent: comments.htmlContent,
  htmlVersion: comments.htmlVersion,
  isCut: sql<boolean>`false`,
}

/** Long comments in lists: the beginning of their source text. */
const BEGINNING = {
  content: sql<string>`case when ${IS_LONG} then left(content, ${CUT_CHARACTERS}) else content end`,
  htmlContent: sql<string | null>`case when ${IS_LONG} then null else html_content end`,
  htmlVersion: sql<string | null>`case when ${IS_LONG} then null else html_version end`,
  isCut: sql<boolean>`${IS_LONG}`,
}

/** These comments with their authors, by id. */
export async function findCommentsByIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CommentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...FIELDS, ...BEGINNING })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** One comment with its full text. */
export async function getComment(db: Database, id: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select({ ...FIELDS, ...WHOLE })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id))
  return row
}

export interface CommentRow {
  readonly id: string
  readonly parentId: string | null
  readonly rootId: string | null
  /** Author of the parent, where the parent is a reply. */
  readonly parentName: string | null
  readonly targetType: string
  readonly targetId: string
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly content: string
  readonly htmlContent: string | null
  readonly htmlVersion: string | null
  /** `content` is only the beginning. */
  readonly isCut: boolean
  readonly deleteDate: Date | null
  readonly createDate: Date
}
