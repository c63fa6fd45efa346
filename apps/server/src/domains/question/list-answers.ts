import type { contract, ParsedInputOf } from '@mozhan/api-client/contract'
import type { Database } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import {
  type Discussion,
  findRootId,
  type SelectedThread,
} from '../../platform/threads/discussion.ts'
import { findReplies, findRepliesAt } from '../../platform/threads/find-replies.ts'
import { findTop } from '../../platform/threads/find-top.ts'
import { isWhole, toPartList, toPartTrees } from '../../platform/threads/response-part.ts'
import { answersOf, countAnswers, findAcceptedId, findAnswersByIds } from './answer-queries.ts'
import { findLikedAnswers } from './liked-answers.ts'
import { presentAnswer } from './present.ts'

type ListQuery = NonNullable<ParsedInputOf<typeof contract.answer.listAnswers>['query']>

/** A page of the answers to a question, as trees. */
export async function listAnswers(
  db: Database,
  viewer: Viewer | null,
  questionId: string,
  { order, cursor, at }: ListQuery,
) {
  const discussion = answersOf(questionId)
  if (at !== undefined) {
    const threads = await selectThreadOf(db, discussion, at)
    return {
      next: undefined,
      trees: toPartTrees(threads, await load(db, viewer, threads), NO_EDGES),
    }
  }
  const pinned = order === undefined ? undefined : await findAcceptedId(db, questionId)
  const { threads, next } = await findTop(db, discussion, {
    order: order ?? 'newest',
    cursor,
    pinned,
  })
  const total = isWhole(threads, next) ? undefined : await countAnswers(db, questionId)
  return { next, trees: toPartTrees(threads, await load(db, viewer, threads), { next, total }) }
}

/** A page of the replies to an answer, as a flat list. */
export async function listReplies(
  db: Database,
  questionId: string,
  id: string,
  cursor: string | undefined,
) {
  const part = await findReplies(db, answersOf(questionId), id, cursor)
  const rows = await findAnswersByIds(db, part.replyIds)
  return toPartList(part, new Map([...rows].map(([each, row]) => [each, presentAnswer(row)])))
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

async function load(db: Database, viewer: Viewer | null, threads: readonly SelectedThread[]) {
  const rows = await findAnswersByIds(
    db,
    threads.flatMap(({ id, replyIds }) => [id, ...replyIds]),
  )
  const liked = viewer === null ? undefined : await findLikedAnswers(db, viewer, [...rows.keys()])
  return new Map(
    [...rows].map(([id, row]) => [
      id,
      { ...presentAnswer(row), ...(liked === undefined ? {} : { isThumb: liked.has(id) }) },
    ]),
  )
}
