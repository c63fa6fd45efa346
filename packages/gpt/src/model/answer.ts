import type { ChatEvent } from '@mozhan/api-client/contract'
import { type Turn, toAnswerFlags } from './conversation.ts'

/** Values for what an event does not contain. */
export interface AnswerDefaults {
  /** Id for an answer without one. */
  id: string
  /** ISO. */
  now: string
}

/** Adds the next piece to an answer. A piece with an id contains the whole text up to it. */
export function addPiece(
  before: Turn | undefined,
  event: ChatEvent,
  defaults: AnswerDefaults,
): Turn {
  const begins = event.id !== undefined || before === undefined
  const status = event.done ? event.status : 'running'
  return {
    id: event.id ?? before?.id ?? defaults.id,
    role: 'assistant',
    content: begins ? event.content : before.content + event.content,
    ...(status ? { status } : {}),
    ...toAnswerFlags({
      ...event,
      isWithoutArticle: event.isWithoutArticle ?? before?.isWithoutArticle,
    }),
    createDate: before?.createDate ?? defaults.now,
  }
}
