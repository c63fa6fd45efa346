import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { questionLabels, questions } from '../../platform/db/schema/index.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { writeFeed } from '../../platform/lists/write-feed.ts'
import { isShown } from './visibility.ts'

/** Updates the list entries of a question. Its heat is the number of answers. */
export async function refreshQuestionFeed(tx: Database, id: string): Promise<void> {
  const [question] = await tx
    .select({
      userId: questions.userId,
      status: questions.status,
      replyCount: questions.replyCount,
      createDate: questions.createDate,
      updateDate: questions.updateDate,
    })
    .from(questions)
    .where(eq(questions.id, id))
  if (question === undefined) return
  const labelRows = await tx
    .select({ id: questionLabels.labelId })
    .from(questionLabels)
    .where(eq(questionLabels.questionId, id))
  const { userId, replyCount, createDate, updateDate } = question
  const scopes: FeedScope[] = [
    { kind: FEED_KIND.question, scopeId: ALL },
    { kind: FEED_KIND.questionUser, scopeId: userId },
    ...labelRows.map((label) => ({ kind: FEED_KIND.questionLabel, scopeId: label.id })),
  ]
  if (replyCount === 0) scopes.push({ kind: FEED_KIND.questionWaiting, scopeId: ALL })
  const entry = { targetId: id, createDate, updateDate, heat: replyCount }
  await writeFeed(tx, entry, isShown(question) ? scopes : [])
}
