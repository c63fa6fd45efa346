import {
  hasVisibleText,
  MESSAGE_TYPE,
  NO_PARENT,
  QUESTION_STATUS,
} from '@mozhan/api-client/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { checkUnchanged } from '../../platform/db/check-unchanged.ts'
import type { Database } from '../../platform/db/client.ts'
import { dropEmptyPlaces } from '../../platform/db/drop-empty-places.ts'
import { isJustSaid } from '../../platform/db/just-said.ts'
import { answers, questions } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexStatus } from '../../platform/search/index-document.ts'
import { checkShown } from '../../platform/text/check-shown.ts'
import { linkMentions } from '../../platform/text/link-mentions.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import { addAcceptedNotice, addTalkNotices, withdrawNotices } from '../message/index.ts'
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
  /** The version that was changed, where the client says. */
  readonly basedOn?: string | undefined
}

/** Answers a question, or replies to an answer in plain text. Returns the id; sent again, the same. */
export async function createAnswer(
  context: RenderContext & Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  input: NewAnswer,
): Promise<string> {
  const parentId = input.parentId === NO_PARENT ? null : input.parentId
  const text = (input.mdContent || input.htmlContent || '').trim()
  if (!hasVisibleText(text)) throw new DomainError('refused', copy.emptyAnswer)
  const id = context.createId()
  const content =
    parentId === null ? await toContent(context, viewer.id, id, text) : { htmlContent: text }
  const { mentions } = await linkMentions(context.db, text)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const question = await lockQuestion(tx, input.questionId)
    const parent = parentId === null ? undefined : await getParentOrThrow(tx, question.id, parentId)
    const now = context.clock()
    const [said] = await tx
      .select({ id: answers.id })
      .from(answers)
      .where(
        and(
          eq(answers.questionId, question.id),
          isJustSaid(answers, {
            userId: viewer.id,
            parentId,
            now,
            text: parentId === null ? answers.mdContent : answers.htmlContent,
            words: text,
          }),
        ),
      )
    if (said !== undefined) return said.id
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
    await addToCount(tx, question.id, 1)
    await addTalkNotices(context, unit, {
      ...{ id, from: viewer.id, text },
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

/** Replaces the text of an answer or a reply of the viewer. Returns when, which names the version. */
export async function updateAnswer(
  context: RenderContext & Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  { id, mdContent, basedOn }: AnswerChange,
): Promise<Date> {
  const text = mdContent.trim()
  if (!hasVisibleText(text)) throw new DomainError('refused', copy.emptyAnswer)
  const known = await getOwnAnswerOrThrow(context.db, viewer, id)
  const content =
    known.parentId === null ? await toContent(context, viewer.id, id, text) : { htmlContent: text }
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const question = await lockQuestion(tx, known.questionId)
    const stands = await getOwnAnswerOrThrow(tx, viewer, id)
    // Sent once more, because the answer got lost.
    if (isSaid(stands, text)) return stands.updateDate
    checkUnchanged(stands, basedOn)
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
 * Deletes an answer or a reply of the viewer. As with comments it keeps its place, without its text, while replies stand
 * below it. A question whose accepted answer goes is unsolved again.
 */
export async function deleteAnswer(
  context: Pick<Platform, 'clock' | 'db' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const known = await getOwnAnswerOrThrow(context.db, viewer, id, { evenDeleted: true })
  await context.inUnit(async (unit) => {
    const tx = unit.db
    // One's own words can be taken back from a question that is gone, too.
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
    await dropEmptyPlaces(tx, sql`mxg_replay`, id)
    await withdrawNotices(unit, id)
    await addToCount(tx, question.id, -1)
    addTags(unit, question.id, question.userId)
  })
}

/** The asker accepts an answer, in place of another one if need be; the question is solved by it. */
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
    // Its writer may have deleted it while the question was waited for.
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

function isSaid(row: typeof answers.$inferSelect, text: string): boolean {
  return (row.parentId === null ? row.mdContent : row.htmlContent) === text
}

/**
 * What is kept of an answer's text.
 * @throws DomainError `refused` where it shows nothing
 */
export async function toContent(context: RenderContext, owner: string, id: string, text: string) {
  // Several answers share a page: each has anchors of its own.
  const rendered = await renderContent(context, text, { owner, idPrefix: `a${id}-` })
  checkShown(rendered)
  const { mdContent, htmlContent, htmlVersion } = rendered
  return { mdContent, htmlContent, htmlVersion }
}

/** Counts an answer or reply in or out. */
export async function addToCount(tx: Database, questionId: string, step: 1 | -1): Promise<void> {
  await tx
    .update(questions)
    .set({ replyCount: sql`${questions.replyCount} + ${step}` })
    .where(eq(questions.id, questionId))
  // The number of answers is what questions are sorted by.
  await refreshQuestionFeed(tx, questionId)
}
