import type { contract, ParsedInputOf } from '@mozhan/api-client/contract'
import type { Database } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { isWhole, toPartList, toPartTrees } from '../../platform/threads/answer-part.ts'
import { type Discussion, findRootOf, type PickedTop } from '../../platform/threads/discussion.ts'
import { findBelow, findBelowAt } from '../../platform/threads/find-below.ts'
import { findTop } from '../../platform/threads/find-top.ts'
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
    const picked = await pickAt(db, discussion, at)
    return { next: undefined, trees: toPartTrees(picked, await load(db, viewer, picked), NO_EDGES) }
  }
  const pinned = order === undefined ? undefined : await findAcceptedId(db, questionId)
  const { picked, next } = await findTop(db, discussion, {
    order: order ?? 'newest',
    cursor,
    pinned,
  })
  const total = isWhole(picked, next) ? undefined : await countAnswers(db, questionId)
  return { next, trees: toPartTrees(picked, await load(db, viewer, picked), { next, total }) }
}

/** A page of the replies to an answer, as a flat list. */
export async function listReplies(
  db: Database,
  questionId: string,
  id: string,
  cursor: string | undefined,
) {
  const part = await findBelow(db, answersOf(questionId), id, cursor)
  const rows = await findAnswersByIds(db, part.below)
  return toPartList(part, new Map([...rows].map(([each, row]) => [each, presentAnswer(row)])))
}

const NO_EDGES = { next: undefined, total: undefined }

async function pickAt(db: Database, discussion: Discussion, at: string): Promise<PickedTop[]> {
  const id = await findRootOf(db, discussion, at)
  if (id === undefined) return []
  return [{ id, ...(await findBelowAt(db, discussion, id, at)) }]
}

async function load(db: Database, viewer: Viewer | null, picked: readonly PickedTop[]) {
  const rows = await findAnswersByIds(
    db,
    picked.flatMap(({ id, below }) => [id, ...below]),
  )
  const liked = viewer === null ? undefined : await findLikedAnswers(db, viewer, [...rows.keys()])
  return new Map(
    [...rows].map(([id, row]) => [
      id,
      { ...presentAnswer(row), ...(liked === undefined ? {} : { isThumb: liked.has(id) }) },
    ]),
  )
}
