import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import { refreshQuestionFeed } from '../../../domains/question/question-feed.ts'
import type { Database } from '../../../platform/db/client.ts'
import { answers, likes, questionLabels, questions } from '../../../platform/db/schema/index.ts'
import type { DemoContent, DemoQuestion } from '../demo/types.ts'
import { type GetText, insertRows, toDate } from './rows.ts'

/** Questions with their labels, answers, replies and likes. */
export async function insertQuestions(
  tx: Database,
  content: DemoContent,
  getText: GetText,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    questions,
    content.questions.map((question) => {
      const { minutes: _minutes, ...text } = getText(question.id)
      return {
        ...text,
        id: question.id,
        userId: question.userId,
        title: question.title,
        viewCount: question.viewCount,
        likeCount: question.likedBy?.length ?? 0,
        replyCount: question.answers.length,
        status:
          question.acceptedAnswerId === undefined
            ? QUESTION_STATUS.unsolved
            : QUESTION_STATUS.solved,
        acceptedId: question.acceptedAnswerId,
        createDate: toDate(question.createDate, now),
        updateDate: toDate(question.updateDate ?? question.createDate, now),
      }
    }),
  )
  await insertRows(
    tx,
    questionLabels,
    content.questions.flatMap(({ id, labelIds }) =>
      labelIds.map((labelId, sort) => ({ questionId: id, labelId, sort })),
    ),
  )
  await insertRows(
    tx,
    answers,
    content.questions.flatMap((question) => toAnswerRows(question, getText, now)),
  )
  await insertRows(tx, likes, content.questions.flatMap(toLikeRows))
  for (const { id } of content.questions) await refreshQuestionFeed(tx, id)
}

function toAnswerRows({ id: questionId, answers }: DemoQuestion, getText: GetText, now: Date) {
  return answers.flatMap((answer) => {
    const { mdContent, htmlContent, htmlVersion } = getText(answer.id)
    const replies = (answer.replies ?? []).map((reply) => ({
      id: reply.id,
      parentId: answer.id,
      rootId: answer.id,
      questionId,
      userId: reply.userId,
      htmlContent: reply.content,
      createDate: toDate(reply.createDate, now),
      updateDate: toDate(reply.createDate, now),
    }))
    const own = {
      id: answer.id,
      questionId,
      userId: answer.userId,
      mdContent,
      htmlContent,
      htmlVersion,
      likeCount: answer.likedBy?.length ?? 0,
      createDate: toDate(answer.createDate, now),
      updateDate: toDate(answer.createDate, now),
    }
    return [own, ...replies]
  })
}

function toLikeRows(question: DemoQuestion) {
  const rowsOf = (targetType: string, targetId: string, userIds: readonly string[] = []) =>
    userIds.map((userId) => ({ userId, targetType, targetId }))
  return [
    ...rowsOf('question', question.id, question.likedBy),
    ...question.answers.flatMap((answer) => rowsOf('answer', answer.id, answer.likedBy)),
  ]
}
