import type { CommentTarget, contract, ParsedInputOf } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { tableOf } from '../../platform/targets/targets.ts'
import {
  type Discussion,
  findRootId,
  type SelectedThread,
} from '../../platform/threads/discussion.ts'
import { findReplies, findRepliesAt } from '../../platform/threads/find-replies.ts'
import { findTop } from '../../platform/threads/find-top.ts'
import { isWhole, toPartList, toPartTrees } from '../../platform/threads/response-part.ts'
import { presentComment } from './present.ts'
import { commentsOf, findCommentsByIds } from './queries.ts'

type ListQuery = NonNullable<ParsedInputOf<typeof contract.comment.listComments>['query']>

/** A page of the comments on a target, as trees. */
export async function listComments(
  db: Database,
  target: { type: CommentTarget; id: string },
  { order = 'newest', cursor, at }: ListQuery,
) {
  const discussion = commentsOf(target.type, target.id)
  if (at !== undefined) {
    const threads = await selectThreadOf(db, discussion, at)
    return { next: undefined, trees: toPartTrees(threads, await load(db, threads), NO_EDGES) }
  }
  const { threads, next } = await findTop(db, discussion, { order, cursor })
  const total = isWhole(threads, next) ? undefined : await countComments(db, target)
  return { next, trees: toPartTrees(threads, await load(db, threads), { next, total }) }
}

/** A page of the replies to a comment, as a flat list. */
export async function listReplies(
  db: Database,
  target: { type: CommentTarget; id: string },
  id: string,
  cursor: string | undefined,
) {
  const part = await findReplies(db, commentsOf(target.type, target.id), id, cursor)
  const rows = await findCommentsByIds(db, part.replyIds)
  return toPartList(part, present(rows))
}

const NO_EDGES = { next: undefined, total: undefined }

async function selectThreadOf(
  db: Database,
  discussion: Discussion,
  at: string,
): Promise<SelectedThread[]> {
  const id = await findRootId(db, discussion, at)
  if (id === undefined) return []
  return [{ id, ...(await findRepliesAt(db, discussion, id, at)) }]
}

async function load(db: Database, threads: readonly SelectedThread[]) {
  return present(
    await findCommentsByIds(
      db,
      threads.flatMap(({ id, replyIds }) => [id, ...replyIds]),
    ),
  )
}

function present(rows: Awaited<ReturnType<typeof findCommentsByIds>>) {
  return new Map([...rows].map(([id, row]) => [id, presentComment(row)]))
}

async function countComments(db: Database, { type, id }: { type: CommentTarget; id: string }) {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select comment_count as count from ${tableOf(type)} where id = ${id}`,
  )
  return row?.count
}
