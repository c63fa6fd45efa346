import { contract } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import type { FeedSort } from '../../platform/lists/cursor.ts'
import { findFilteredPage } from '../../platform/lists/find-filtered-page.ts'
import { findFeedPage, type PageQuery } from '../../platform/lists/find-page.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { linkNext } from '../../platform/threads/response-part.ts'
import { acceptAnswer, createAnswer, deleteAnswer, updateAnswer } from './answer-commands.ts'
import { getAnswer } from './answer-queries.ts'
import { createQuestion, deleteQuestion, setSolved, updateQuestion } from './commands.ts'
import { copy } from './copy.ts'
import { listAnswers, listReplies } from './list-answers.ts'
import { presentAnswer, presentListedQuestion, presentQuestion } from './present.ts'
import { findQuestionsByIds, getQuestion, isQuestionShown } from './queries.ts'
import { isShown } from './visibility.ts'

export function questionRoutes({ mount, context }: Router): void {
  const { question, answer } = contract
  const { db, anchors } = context
  const allQuestions = { kind: FEED_KIND.question, scopeId: ALL }

  mount(question.listHotQuestions, ({ body }) => list(allQuestions, 'heat', body))
  mount(question.listNewQuestions, ({ body }) =>
    list(body.userId === undefined ? allQuestions : ofUser(body.userId), 'updated', body),
  )
  mount(question.listWaitingQuestions, ({ body }) =>
    list({ kind: FEED_KIND.questionWaiting, scopeId: ALL }, 'created', body),
  )
  mount(question.findLabelQuestions, ({ params, body }) =>
    list({ kind: FEED_KIND.questionLabel, scopeId: params.labelId }, 'updated', body),
  )
  mount(question.listUserQuestions, ({ body }) => {
    if (body.userId === '') throw new DomainError('refused', copy.noUser)
    return list(ofUser(body.userId), 'updated', body, body.title?.trim())
  })

  mount(question.getQuestion, async ({ params }) =>
    presentQuestion(await getQuestionOrThrow(params.id)),
  )

  mount(question.addView, async ({ params }) => {
    if (!(await isQuestionShown(db, params.id))) throw new DomainError('refused', copy.missing)
    context.views.add('question', params.id)
    return null
  })

  mount(question.createQuestion, ({ body, viewer }) => createQuestion(context, viewer, body))
  mount(question.updateQuestion, ({ body, viewer }) => updateQuestion(context, viewer, body))
  mount(question.deleteQuestion, async ({ params, viewer }) => {
    await deleteQuestion(context, viewer, params.id)
    return null
  })
  mount(question.solveQuestion, async ({ params, viewer }) => {
    await setSolved(context, viewer, params.id, true)
    return null
  })
  mount(question.reopenQuestion, async ({ params, viewer }) => {
    await setSolved(context, viewer, params.id, false)
    return null
  })

  mount(answer.listAnswers, async ({ params, query, viewer, request }) => {
    await getQuestionOrThrow(params.questionId)
    const { trees, next } = await listAnswers(db, viewer, params.questionId, query ?? {})
    linkNext(request, next)
    return trees
  })
  mount(answer.listReplies, async ({ params, query }) => {
    const { questionId } = await getShownAnswer(params.id)
    return listReplies(db, questionId, params.id, query?.cursor)
  })
  mount(answer.getAnswer, async ({ params }) => presentAnswer(await getShownAnswer(params.id)))
  mount(answer.createAnswer, ({ body, viewer }) => createAnswer(context, viewer, body))
  mount(answer.updateAnswer, async ({ body, viewer }) => {
    const updateDate = await updateAnswer(context, viewer, body)
    return { updateDate: updateDate.toISOString() }
  })
  mount(answer.deleteAnswer, async ({ params, viewer }) => {
    await deleteAnswer(context, viewer, params.id)
    return null
  })
  mount(answer.acceptAnswer, async ({ params, viewer }) => {
    await acceptAnswer(context, viewer, params.id)
    return null
  })

  /** @param title part of the title */
  async function list(scope: FeedScope, sort: FeedSort, page: PageQuery, title?: string) {
    const isNamed = sql`exists (select 1 from mxg_question q
      where q.id = walk.id and q.title ilike ${likePattern(title ?? '')})`
    const found = title
      ? await findFilteredPage(db, scope, [], isNamed, sort, page)
      : await findFeedPage(db, anchors, scope, sort, page)
    const rows = await findQuestionsByIds(db, found.ids)
    return toPage(page, found, rows.map(presentListedQuestion))
  }

  function ofUser(scopeId: string): FeedScope {
    return { kind: FEED_KIND.questionUser, scopeId }
  }

  async function getShownAnswer(id: string) {
    const row = await getAnswer(db, id)
    if (row === undefined) throw new DomainError('notFound', copy.missingAnswer)
    await getQuestionOrThrow(row.questionId)
    return row
  }

  async function getQuestionOrThrow(id: string) {
    const row = await getQuestion(db, id)
    if (row === undefined || !isShown(row)) {
      throw new DomainError('notFound', copy.notFound)
    }
    return row
  }
}
