import {
  hasVisibleText,
  MESSAGE_TYPE,
  NO_PARENT,
  QUESTION_STATUS,
} from '@mozhan/api-client/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { checkUnchanged } from '../../platform/db/check-unchanged.ts'
import type { Database } from '../../platform/db/client.ts'
import { isRepeatedSubmission } from '../../platform/db/is-repeated-submission.ts'
import { removeEmptyRows } from '../../platform/db/remove-empty-rows.ts'
import { answers, questions } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexStatus } from '../../platform/search/index-document.ts'
import { checkShown } from '../../platform/text/check-shown.ts'
import { linkMentions } from '../../platform/text/link-mentions.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import { addAcceptedNotice, addDiscussionNotices, withdrawNotices } from '../message/index.ts'
import {
  getAnswerOrThrow,
  getOwnAnswerOrThrow,
  getParentOrThrow,
  lockQuestion,
} from './answer-state.ts'
import { addTags } from './commands.ts'
import { copy } from './copy.ts'
import { foundQuestions } from './found-questions.ts'
import { isAsker } from './policy.ts'
import { refreshQuestionFeed } from './question-feed.ts'
import { isShown } from './visibility.ts'

export interface NewAnswer {
  readonly questionId: string
  readonly parentId: string
  readonly mdContent?: string | undefined
  /** The plain text of a reply, as older clients send it. */
  readonly htmlContent?: string | undefined
}

export interface AnswerChange {
  readonly id: string
  readonly mdContent: string
  /** The `updateDate` of the edited version; absent: not checked. */
  readonly basedOn?: string | undefined
}

/** Creates an answer, or a plain text reply to an answer. Returns the id; a repeated request returns the same id. */
export async function createAnswer(
  context: RenderContext & Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  input: NewAnswer,
): Promise<string> {
  const parentId = input.parentId === NO_PARENT ? null : input.parentId
  const text = (input.mdContent || input.htmlContent || '').trim()
  if (!hasVisibleText(text)) throw new DomainError('refused', copy.emptyAnswer)
  const id = context.createId()
  const { quote, ...content } =
    parentId === null
      ? await toContent(context, viewer.id, id, text)
      : { htmlContent: text, quote: text }
  const { mentions } = await linkMentions(context.db, text)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const question = await lockQuestion(tx, input.questionId)
    const parent = parentId === null ? undefined : await getParentOrThrow(tx, question.id, parentId)
    const now = context.clock()
    const [repeated] = await tx
      .select({ id: answers.id })
      .from(answers)
      .where(
        and(
          eq(answers.questionId, question.id),
          isRepeatedSubmission(answers, {
            userId: viewer.id,
            parentId,
            now,
            text: parentId === null ? answers.mdContent : answers.htmlContent,
            words: text,
          }),
        ),
      )
    if (repeated !== undefined) return repeated.id
    await tx.insert(answers).values({
      ...content,
      id,
      parentId,
      rootId: parent?.rootId ?? parentId,
      questionId: question.id,
      userId: viewer.id,
      createDate: now,
      updateDate: now,
    })
    if (parentId === null) await addToCount(tx, question.id, 1)
    await addDiscussionNotices(context, unit, {
      ...{ id, from: viewer.id, text: quote },
      target: { type: 'question', id: question.id },
      ownerId: question.userId,
      canRead: () => isShown(question),
      answered: parent?.userId,
      mentioned: mentions.map((mention) => mention.id),
    })
    addTags(unit, question.id, question.userId)
    return id
  })
}

/** Replaces the text of an answer or a reply of the viewer. Returns the update date, which identifies the version. */
export async function updateAnswer(
  context: RenderContext & Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  { id, mdContent, basedOn }: AnswerChange,
): Promise<Date> {
  const text = mdContent.trim()
  if (!hasVisibleText(text)) throw new DomainError('refused', copy.emptyAnswer)
  const known = await getOwnAnswerOrThrow(context.db, viewer, id)
  const { quote: _, ...content } =
    known.parentId === null
      ? await toContent(context, viewer.id, id, text)
      : { htmlContent: text, quote: text }
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const question = await lockQuestion(tx, known.questionId)
    const current = await getOwnAnswerOrThrow(tx, viewer, id)
    // A repeated request after a lost response.
    if (hasText(current, text)) return current.updateDate
    checkUnchanged(current, basedOn)
    const updateDate = context.clock()
    await tx
      .update(answers)
      .set({ ...content, updateDate })
      .where(eq(answers.id, id))
    addTags(unit, question.id, question.userId)
    return updateDate
  })
}

/**
 * Deletes an answer or a reply of the viewer. As with comments, it becomes a placeholder while it has replies. A question
 * whose accepted answer is deleted becomes unsolved.
 */
export async function deleteAnswer(
  context: Pick<Platform, 'clock' | 'db' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const known = await getOwnAnswerOrThrow(context.db, viewer, id, { evenDeleted: true })
  await context.inUnit(async (unit) => {
    const tx = unit.db
    // Own answers to a deleted question can be deleted too.
    const question = await lockQuestion(tx, known.questionId, { evenDeleted: true })
    const emptied = await tx
      .update(answers)
      .set({ deleteDate: context.clock(), mdContent: null, htmlContent: '', htmlVersion: null })
      .where(and(eq(answers.id, id), isNull(answers.deleteDate)))
      .returning({ id: answers.id })
    if (emptied.length === 0) return
    if (question.acceptedId === id && isShown(question)) {
      await tx
        .update(questions)
        .set({
          acceptedId: null,
          status: QUESTION_STATUS.unsolved,
          updateDate: context.clock(),
        })
        .where(eq(questions.id, question.id))
      await indexStatus(tx, foundQuestions, question.id)
    }
    await removeEmptyRows(tx, sql`mxg_replay`, id)
    await withdrawNotices(unit, id)
    if (known.parentId === null) await addToCount(tx, question.id, -1)
    addTags(unit, question.id, question.userId)
  })
}

/** Accepts an answer as the asker, replacing an accepted one. The question becomes solved. */
export async function acceptAnswer(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const known = await getAnswerOrThrow(tx, id)
    const question = await lockQuestion(tx, known.questionId)
    if (!isAsker(viewer, question)) throw new DomainError('forbidden', copy.askerOnly)
    // Read again: its author may have deleted it before the lock was acquired.
    const answer = await getAnswerOrThrow(tx, id)
    if (answer.parentId !== null) throw new DomainError('refused', copy.notAnAnswer)
    if (question.acceptedId === id) return
    if (question.acceptedId !== null) {
      await withdrawNotices(unit, question.acceptedId, MESSAGE_TYPE.system)
    }
    await addAcceptedNotice(context, unit, {
      ...{ id, from: viewer.id, to: answer.userId },
      target: { type: 'question', id: question.id },
    })
    await tx
      .update(questions)
      .set({ acceptedId: id, status: QUESTION_STATUS.solved, updateDate: context.clock() })
      .where(eq(questions.id, question.id))
    await refreshQuestionFeed(tx, question.id)
    await indexStatus(tx, foundQuestions, question.id)
    addTags(unit, question.id, question.userId)
  })
}

function hasText(row: typeof answers.$inferSelect, text: string): boolean {
  return (row.parentId === null ? row.mdContent : row.htmlContent) === text
}

/**
 * Renders an answer to its stored columns.
 * @throws DomainError `refused` when nothing is visible
 */
export async function toContent(context: RenderContext, owner: string, id: string, text: string) {
  // Answers share a page, so each needs unique anchors.
  const rendered = await renderContent(context, text, { owner, idPrefix: `a${id}-` })
  checkShown(rendered)
  const { mdContent, htmlContent, htmlVersion, searchText: quote } = rendered
  return { mdContent, htmlContent, htmlVersion, quote }
}

/** Changes the answer count of a question. Replies are not counted. */
export async function addToCount(tx: Database, questionId: string, step: 1 | -1): Promise<void> {
  await tx
    .update(questions)
    .set({ replyCount: sql`${questions.replyCount} + ${step}` })
    .where(eq(questions.id, questionId))
  // Questions are sorted by the number of answers.
  await refreshQuestionFeed(tx, questionId)
}
