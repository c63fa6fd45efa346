import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { AnswerRow } from './answer-queries.ts'
import type { QuestionDetailRow, QuestionListRow } from './queries.ts'

type QuestionAnswer = AnswerOf<typeof contract.question.getQuestion>

/** A question as lists show it, without its text. */
export function presentListedQuestion(row: QuestionListRow): QuestionAnswer {
  return {
    id: row.id,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    title: row.title,
    summary: row.excerpt,
    viewCount: row.viewCount,
    thumhup: row.likeCount,
    collectCount: row.collectCount,
    reply: row.replyCount,
    status: row.status,
    acceptedId: row.acceptedId,
    labelIds: row.labelList.map((label) => label.id),
    labelList: row.labelList,
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
  }
}

/** A question with its text, as its page shows it. */
export function presentQuestion(row: QuestionDetailRow): QuestionAnswer {
  return {
    ...presentListedQuestion(row),
    mdContent: row.mdContent,
    htmlContent: row.htmlContent,
    htmlVersion: row.htmlVersion,
    toc: row.toc.map((entry) => ({ ...entry })),
  }
}

/** An answer or a reply without its replies. A deleted one is a placeholder without text and author. */
export function presentAnswer(row: AnswerRow) {
  const placeholder = {
    id: row.id,
    parentId: row.parentId ?? undefined,
    rootId: row.rootId ?? undefined,
    parentName: row.parentName ?? undefined,
    questionId: row.questionId,
    createDate: row.createDate.toISOString(),
  }
  if (row.deleteDate !== null) return { ...placeholder, isDeleted: true }
  return {
    ...placeholder,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    mdContent: row.mdContent,
    htmlContent: row.htmlContent,
    htmlVersion: row.htmlVersion,
    thumhup: row.likeCount,
    isAccepted: row.isAccepted,
    ...(row.isCut ? { isCut: true } : {}),
    updateDate: row.updateDate.toISOString(),
  }
}
