import { randomUUID } from 'node:crypto'
import { type contract, hasVisibleText, type ParsedInputOf } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Question, Subject, Turn } from '../../platform/ai/assistant.ts'
import type { Database } from '../../platform/db/client.ts'
import { articles } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { canReadArticle } from '../article/index.ts'
import type { ConversationContext } from './conversation-context.ts'
import { copy } from './copy.ts'
import { MAX_HISTORY } from './policy.ts'
import { getConversationOrThrow } from './queries.ts'
import type { RunningAnswer } from './running-answer.ts'
import { createSaveAnswer } from './save-answer.ts'
import { saveQuestion } from './save-question.ts'

type ChatInput = ParsedInputOf<typeof contract.conversation.chat>['body']
type TurnInput = ChatInput['messages'][number]

export interface StartedAnswer {
  readonly answer: RunningAnswer
  /** To be called when the reader disconnects: stops an answer that is not saved. */
  readonly leave: () => void
}

/**
 * Starts the answer to the last message. In a saved conversation the history is the saved turns, and the answer is
 * completed even if the reader disconnects.
 * @throws DomainError when the question is empty or the conversation does not accept it
 */
export async function askQuestion(
  context: Pick<ConversationContext, 'answers' | 'assistant' | 'clock' | 'db'>,
  viewer: Viewer | null,
  { sessionId, articleId, lastTurnId, messages }: ChatInput,
): Promise<StartedAnswer> {
  const question = messages.at(-1)
  if (question?.role !== 'user' || !hasVisibleText(question.content)) {
    throw new DomainError('refused', copy.emptyQuestion)
  }
  if (sessionId === undefined) {
    const about = await findSubject(context.db, viewer, articleId)
    const { answer, stop } = context.answers.start({
      id: randomUUID(),
      question: { turns: toTurns(messages), ...about },
    })
    return { answer, leave: () => void stop() }
  }
  if (viewer === null) throw new DomainError('unauthenticated')
  const conversation = await getConversationOrThrow(context.db, viewer, sessionId)
  const about = await findSubject(
    context.db,
    viewer,
    articleId ?? conversation.articleId ?? undefined,
  )
  const { answerId, turns } = await saveQuestion(context, viewer, {
    ...{ conversationId: sessionId, articleId, lastTurnId },
    id: question.id,
    content: question.content,
    isWithoutArticle: about.isWithoutArticle,
  })
  const { answer } = context.answers.start({
    id: answerId,
    question: { turns, ...about },
    target: { conversationId: sessionId, save: createSaveAnswer(context, sessionId, answerId) },
  })
  return { answer, leave: () => {} }
}

/** Messages with the role `system` are not accepted from clients. */
function toTurns(messages: readonly TurnInput[]): Turn[] {
  return messages
    .flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }))
    .slice(-MAX_HISTORY - 1)
}

/** The article of a question if the viewer may read it; otherwise `isWithoutArticle`, which the answer mentions. */
async function findSubject(
  db: Database,
  viewer: Viewer | null,
  articleId: string | undefined,
): Promise<Pick<Question, 'article' | 'isWithoutArticle'>> {
  if (articleId === undefined) return {}
  const article = await getSubject(db, viewer, articleId)
  return article === undefined ? { isWithoutArticle: true } : { article }
}

async function getSubject(
  db: Database,
  viewer: Viewer | null,
  id: string,
): Promise<Subject | undefined> {
  const { title, mdContent, searchText, userId, status, isPublic } = articles
  const [row] = await db
    .select({ title, markdown: mdContent, text: searchText, userId, status, isPublic })
    .from(articles)
    .where(eq(articles.id, id))
  if (row === undefined || !canReadArticle(viewer, row)) return undefined
  return { id, title: row.title, markdown: row.markdown, text: row.text }
}
