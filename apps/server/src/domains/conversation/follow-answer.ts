import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConversationContext } from './conversation-context.ts'
import { copy } from './copy.ts'
import { isRunning } from './policy.ts'
import { getConversationOrThrow, getLastAnswer, type TurnRow } from './queries.ts'
import { type Ending, RunningAnswer } from './running-answer.ts'

/** Poll interval for an answer on another instance, equal to its save interval. */
const POLL_MS = 1000

/**
 * Follows the last answer of a conversation. An answer on another instance is polled from the database until `signal` is
 * aborted.
 * @throws DomainError `notFound` when there is no such conversation or it has no answer
 */
export async function followAnswer(
  context: Pick<ConversationContext, 'answers' | 'clock' | 'db' | 'logger'>,
  viewer: Viewer,
  conversationId: string,
  signal: AbortSignal,
): Promise<RunningAnswer> {
  const { model } = await getConversationOrThrow(context.db, viewer, conversationId)
  const running = context.answers.get(conversationId)
  if (running !== undefined) return running
  const turn = await getLastAnswer(context.db, conversationId)
  if (turn === undefined) throw new DomainError('notFound', copy.missingAnswer)
  const answer = new RunningAnswer(turn.id, model ?? '', turn.isWithoutArticle ?? false)
  copyTurn(answer, turn, context.clock())
  if (answer.ending === undefined) void copyUntilEnd(context, answer, conversationId, signal)
  return answer
}

async function copyUntilEnd(
  { db, clock, logger }: Pick<Platform, 'clock' | 'db' | 'logger'>,
  answer: RunningAnswer,
  conversationId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    while (answer.ending === undefined) {
      await sleep(POLL_MS, undefined, { signal })
      const turn = await getLastAnswer(db, conversationId)
      if (turn?.id === answer.id) copyTurn(answer, turn, clock())
      else answer.end({ status: 'stopped' })
    }
  } catch (error) {
    if (signal.aborted) return
    logger.warn({ err: error, conversationId }, 'polling an answer failed')
    answer.end({ status: 'failed', error: copy.failures.broken, isRetryable: true })
  }
}

function copyTurn(answer: RunningAnswer, turn: TurnRow, now: Date): void {
  answer.append(turn.content.slice(answer.text.length))
  if (isRunning(turn, now)) return
  answer.end(toEnding(turn))
}

function toEnding({ status, error, isRetryable }: TurnRow): Ending {
  if (status === null) return {}
  if (status === 'stopped') return { status }
  const reason = error ?? copy.failures.broken
  return { status: 'failed', error: reason, isRetryable: isRetryable ?? true }
}
