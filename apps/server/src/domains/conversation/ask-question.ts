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
import { createKeepAnswer } from './keep-answer.ts'
import { keepQuestion } from './keep-question.ts'
import { MAX_HISTORY } from './policy.ts'
import { getConversationOrThrow } from './queries.ts'
import type { RunningAnswer } from './running-answer.ts'

type ChatInput = ParsedInputOf<typeof contract.conversation.chat>['body']
type TurnInput = ChatInput['messages'][number]

export interface Asked {
  readonly answer: RunningAnswer
  /** The reader went away: an answer that nobody keeps ends. */
  readonly leave: () => void
}

/**
 * Begins the answer to the last of the messages. In a kept conversation the turns before it are those that are kept, and
 * the answer is written to its end whoever reads it.
 * @throws DomainError for whatever cannot be asked
 */
export async function askQuestion(
  context: Pick<ConversationContext, 'answers' | 'assistant' | 'clock' | 'db'>,
  viewer: Viewer | null,
  { sessionId, articleId, lastTurnId, messages }: ChatInput,
): Promise<Asked> {
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
  const kept = await getConversationOrThrow(context.db, viewer, sessionId)
  const about = await findSubject(context.db, viewer, articleId ?? kept.articleId ?? undefined)
  const { answerId, turns } = await keepQuestion(context, viewer, {
    ...{ conversationId: sessionId, articleId, lastTurnId },
    id: question.id,
    content: question.content,
    isWithoutArticle: about.isWithoutArticle,
  })
  const { answer } = context.answers.start({
    id: answerId,
    question: { turns, ...about },
    kept: { conversationId: sessionId, keep: createKeepAnswer(context, sessionId, answerId) },
  })
  return { answer, leave: () => {} }
}

/** What claims to be the system's is no part of the conversation. */
function toTurns(messages: readonly TurnInput[]): Turn[] {
  return messages
    .flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }))
    .slice(-MAX_HISTORY - 1)
}

/** The article that a question is about, as long as whoever asks may read it: otherwise the answer says that it could not. */
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
