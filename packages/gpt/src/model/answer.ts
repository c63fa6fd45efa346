import type { ChatEvent } from '@mozhan/api-client/contract'
import { type Turn, toRemarks } from './talk.ts'

export interface Fresh {
  /** For an answer that the service does not name. */
  id: string
  /** ISO. */
  now: string
}

/** An answer with the next piece of it. A piece that names the answer begins it, all that was written so far included. */
export function addPiece(before: Turn | undefined, event: ChatEvent, fresh: Fresh): Turn {
  const begins = event.id !== undefined || before === undefined
  const status = event.done ? event.status : 'running'
  return {
    id: event.id ?? before?.id ?? fresh.id,
    role: 'assistant',
    content: begins ? event.content : before.content + event.content,
    ...(status ? { status } : {}),
    ...toRemarks({
      ...event,
      isWithoutArticle: event.isWithoutArticle ?? before?.isWithoutArticle,
    }),
    createDate: before?.createDate ?? fresh.now,
  }
}
