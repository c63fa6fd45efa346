import type { ChatEvent } from '@mozhan/api-client/contract'
import { type Turn, toAnswerFlags } from './conversation.ts'

/** Values for what an event does not contain. */
export interface AnswerDefaults {
  /** Id for an answer without one. */
  id: string
  /** Current time, ISO 8601. */
  now: string
}

/**
 * Adds the next piece (event) of the stream to an answer. A piece with an id carries the complete text so far and replaces
 * it; one without an id is appended.
 */
export function addPiece(
  before: Turn | undefined,
  event: ChatEvent,
  defaults: AnswerDefaults,
): Turn {
  const replacesText = event.id !== undefined || before === undefined
  const status = event.done ? event.status : 'running'
  return {
    id: event.id ?? before?.id ?? defaults.id,
    role: 'assistant',
    content: replacesText ? event.content : before.content + event.content,
    ...(status ? { status } : {}),
    ...toAnswerFlags({
      ...event,
      // Sent once for an answer.
      isWithoutArticle: event.isWithoutArticle ?? before?.isWithoutArticle,
    }),
    createDate: before?.createDate ?? defaults.now,
  }
}
