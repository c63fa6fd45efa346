import { randomUUID } from 'node:crypto'
import { MAX_CONVERSATION_TURNS } from '@mozhan/api-client/contract'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Turn } from '../../platform/ai/assistant.ts'
import type { Database } from '../../platform/db/client.ts'
import { conversations, turns } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { toTitle } from './commands.ts'
import { copy } from './copy.ts'
import { isAbandoned, isRunning, MAX_HISTORY, planQuestion } from './policy.ts'
import { findTurnStates, lockConversationOrThrow } from './queries.ts'

export interface NewQuestion {
  readonly conversationId: string
  readonly content: string
  /** Chosen by the caller. */
  readonly id?: string | undefined
  readonly lastTurnId?: string | undefined
  readonly articleId?: string | undefined
  /** Its article cannot be read. */
  readonly isWithoutArticle?: boolean | undefined
}

export interface SavedQuestion {
  readonly answerId: string
  /** The history, the question last. */
  readonly turns: readonly Turn[]
}

/**
 * Saves a question and an empty answer. Concurrent questions in one conversation are serialised: one is saved, the others
 * are refused and change nothing.
 * @throws DomainError `notFound`; `refused` while another answer is running, see also `planQuestion`
 */
export function saveQuestion(
  context: Pick<Platform, 'assistant' | 'clock' | 'db'>,
  viewer: Viewer,
  question: NewQuestion,
): Promise<SavedQuestion> {
  const { conversationId } = question
  const content = question.content
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    const row = await lockConversationOrThrow(tx, viewer, conversationId)
    const states = await findTurnStates(tx, conversationId)
    if (states.some((turn) => isRunning(turn, now)))
      throw new DomainError('refused', copy.answering)
    const plan = planQuestion(states, question.id, question.lastTurnId)
    if (plan.kind === 'changedElsewhere' || plan.kind === 'takenId') {
      throw new DomainError('refused', copy[plan.kind])
    }
    const seq = plan.kind === 'replace' ? plan.fromSeq : (states.at(-1)?.seq ?? -1) + 1
    const remaining = states.filter((turn) => turn.seq < seq)
    if (remaining.length + 2 > MAX_CONVERSATION_TURNS) {
      throw new DomainError('refused', copy.full(MAX_CONVERSATION_TURNS))
    }
    await tx.delete(turns).where(and(eq(turns.conversationId, conversationId), gte(turns.seq, seq)))
    if (remaining.some((turn) => isAbandoned(turn, now))) await markInterrupted(tx, conversationId)
    const answerId = randomUUID()
    const dates = { createDate: now, updateDate: now }
    const id = question.id ?? randomUUID()
    await tx.insert(turns).values([
      { conversationId, id, seq, role: 'user', content, ...dates },
      {
        ...{ conversationId, id: answerId, seq: seq + 1, role: 'assistant', content: '' },
        ...{ status: 'running', isWithoutArticle: question.isWithoutArticle, ...dates },
      },
    ])
    await tx
      .update(conversations)
      .set({
        updateDate: now,
        model: context.assistant.model,
        ...(row.title === '' ? { title: toTitle(content) } : {}),
        ...(question.articleId === undefined ? {} : { articleId: question.articleId }),
      })
      .where(eq(conversations.id, conversationId))
    const history = await findHistory(tx, conversationId, seq)
    return { answerId, turns: [...history, { role: 'user', content }] }
  })
}

/** Marks abandoned answers as failed. Their text so far stays. */
async function markInterrupted(tx: Database, conversationId: string): Promise<void> {
  await tx
    .update(turns)
    .set({ status: 'failed', error: copy.failures.broken })
    .where(and(eq(turns.conversationId, conversationId), eq(turns.status, 'running')))
}

async function findHistory(tx: Database, conversationId: string, before: number): Promise<Turn[]> {
  const latest = await tx
    .select({ role: turns.role, content: turns.content })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), lt(turns.seq, before)))
    .orderBy(desc(turns.seq))
    .limit(MAX_HISTORY)
  return latest.reverse()
}
