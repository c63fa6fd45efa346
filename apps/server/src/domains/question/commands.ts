import { MESSAGE_TYPE, QUESTION_STATUS } from '@mozhan/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { addToWriterSums } from '../../platform/counts/sums.ts'
import { checkUnchanged } from '../../platform/db/check-unchanged.ts'
import type { Database } from '../../platform/db/client.ts'
import { questionLabels, questions } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument, indexStatus } from '../../platform/search/index-document.ts'
import { type IndexingContext, indexText } from '../../platform/search/index-text.ts'
import { checkShown } from '../../platform/text/check-shown.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import type { WritingContext } from '../../platform/text/writing-context.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { checkLabels } from '../channel/index.ts'
import { withdrawNotices, withdrawTargetNotices } from '../message/index.ts'
import { copy } from './copy.ts'
import { foundQuestions } from './found-questions.ts'
import { isAsker } from './policy.ts'
import { findQuestionOfDraft } from './queries.ts'
import { refreshQuestionFeed } from './question-feed.ts'
import { isShown } from './visibility.ts'

/** Fields that an asker sends. */
export interface QuestionDraft {
  readonly title: string
  readonly mdContent: string
  readonly labelIds: readonly string[]
}

/**
 * Creates a question of the viewer. Idempotent by `draftId`: a repeated request, for example after a lost response, updates
 * the question of the first one. Returns the id.
 */
export async function createQuestion(
  context: WritingContext & Pick<Platform, 'clock' | 'createId'>,
  viewer: Viewer,
  { draftId, ...draft }: QuestionDraft & { readonly draftId?: string | undefined },
): Promise<string> {
  const existingId = draftId && (await findQuestionOfDraft(context.db, viewer.id, draftId))
  if (existingId) return updateQuestion(context, viewer, { ...draft, id: existingId })
  const id = context.createId()
  const now = context.clock()
  const { fields, indexed } = await toFields(context, viewer, draft)
  const storedId = await context.inUnit(async (unit) => {
    const tx = unit.db
    await checkLabels(tx, draft.labelIds)
    const [row] = await tx
      .insert(questions)
      .values({ ...fields, id, draftId, userId: viewer.id, createDate: now, updateDate: now })
      // A concurrent request with the same draft created the question; this request updates it.
      .onConflictDoUpdate({
        target: [questions.userId, questions.draftId],
        set: { draftId: sql`excluded.draft_id` },
      })
      .returning({ id: questions.id })
    if (row !== undefined && row.id !== id) return row.id
    await replaceLabels(tx, id, draft.labelIds)
    await refreshQuestionFeed(tx, id)
    await indexDocument(tx, foundQuestions, id, indexed)
    addTags(unit, id, viewer.id)
    return id
  })
  return storedId === id ? id : updateQuestion(context, viewer, { ...draft, id: storedId })
}

/**
 * Replaces a question of the viewer; its answers stay. Returns its id.
 * @param basedOn the `updateDate` of the version that was edited
 * @throws DomainError `changed` when there is a newer version
 */
export async function updateQuestion(
  context: WritingContext & Pick<Platform, 'clock'>,
  viewer: Viewer,
  {
    id,
    basedOn,
    ...draft
  }: QuestionDraft & {
    readonly id: string
    readonly basedOn?: string | undefined
  },
): Promise<string> {
  // Ownership is checked before rendering, so that a forbidden request costs no rendering.
  await lockOwnQuestion(context.db, viewer, id)
  const { fields, indexed } = await toFields(context, viewer, draft)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    checkUnchanged(await lockOwnQuestion(tx, viewer, id), basedOn)
    await checkLabels(tx, draft.labelIds)
    await tx
      .update(questions)
      .set({ ...fields, updateDate: context.clock() })
      .where(eq(questions.id, id))
    await replaceLabels(tx, id, draft.labelIds)
    await refreshQuestionFeed(tx, id)
    await indexDocument(tx, foundQuestions, id, indexed)
    addTags(unit, id, viewer.id)
    return id
  })
}

/** Deletes a question of the viewer; its row stays, marked as deleted. */
export function deleteQuestion(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  return setStatus(context, viewer, id, QUESTION_STATUS.deleted)
}

/** Marks a question of the viewer as solved or unsolved. An unsolved question has no accepted answer. */
export function setSolved(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
  isSolved: boolean,
): Promise<void> {
  const status = isSolved ? QUESTION_STATUS.solved : QUESTION_STATUS.unsolved
  return setStatus(context, viewer, id, status)
}

async function setStatus(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
  status: number,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const { acceptedId } = await lockOwnQuestion(tx, viewer, id)
    if (acceptedId !== null && status === QUESTION_STATUS.unsolved) {
      await withdrawNotices(unit, acceptedId, MESSAGE_TYPE.system)
    }
    await tx
      .update(questions)
      .set({
        status,
        updateDate: context.clock(),
        ...(status === QUESTION_STATUS.unsolved ? { acceptedId: null } : {}),
        // The draft may be published again.
        ...(status === QUESTION_STATUS.deleted ? { draftId: null } : {}),
      })
      .where(eq(questions.id, id))
    if (status === QUESTION_STATUS.deleted) await addToWriterSums(tx, 'question', id, -1)
    await refreshQuestionFeed(tx, id)
    await indexStatus(tx, foundQuestions, id)
    if (status === QUESTION_STATUS.deleted) {
      await withdrawTargetNotices(unit, { type: 'question', id })
    }
    addTags(unit, id, viewer.id)
  })
}

/** Invalidates the pages that show a question: its own, all lists, that of its asker. */
export function addTags(unit: Unit, id: string, userId: string): void {
  for (const tag of [`question:${id}`, 'questions', `user:${userId}`]) unit.invalidate(tag)
}

async function toFields(
  context: RenderContext & IndexingContext,
  viewer: Viewer,
  draft: QuestionDraft,
) {
  const { minutes: _minutes, ...content } = await renderContent(context, draft.mdContent, {
    owner: viewer.id,
  })
  checkShown(content)
  const indexed = await indexText(context, content, viewer.id)
  return { indexed, fields: { ...content, title: draft.title.trim() } }
}

/** Replaces the labels of a question, in this order. */
export async function replaceLabels(tx: Database, questionId: string, ids: readonly string[]) {
  await tx.delete(questionLabels).where(eq(questionLabels.questionId, questionId))
  const rows = [...new Set(ids)].map((labelId, sort) => ({ questionId, labelId, sort }))
  if (rows.length > 0) await tx.insert(questionLabels).values(rows)
}

async function lockOwnQuestion(db: Database, viewer: Viewer, id: string) {
  const [row] = await db
    .select({
      userId: questions.userId,
      status: questions.status,
      acceptedId: questions.acceptedId,
      updateDate: questions.updateDate,
    })
    .from(questions)
    .where(eq(questions.id, id))
    .for('update')
  if (row === undefined || !isShown(row)) throw new DomainError('notFound', copy.missing)
  if (!isAsker(viewer, row)) throw new DomainError('forbidden', copy.notYours)
  return row
}
