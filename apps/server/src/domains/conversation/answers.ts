import type { Logger } from 'pino'
import type { Assistant, Question } from '../../platform/ai/assistant.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { copy } from './copy.ts'
import type { KeepAnswer } from './keep-answer.ts'
import { RunningAnswer } from './running-answer.ts'
import { type StopReason, writeAnswer } from './write-answer.ts'

export interface NewAnswer {
  readonly id: string
  readonly question: Question
  /** Where the answer is kept; absent: whoever reads it has it alone. */
  readonly kept?: { readonly conversationId: string; readonly keep: KeepAnswer }
}

/** The answers that this process is writing. */
export interface Answers {
  /**
   * Begins to write.
   * @returns the answer, and what ends it
   * @throws DomainError `unavailable` when the server stops
   */
  start(wish: NewAnswer): { readonly answer: RunningAnswer; readonly stop: () => Promise<void> }
  /** The one of a conversation. */
  get(conversationId: string): RunningAnswer | undefined
  /** Ends the one of a conversation, and resolves when it is kept. @returns whether there was one */
  stop(conversationId: string): Promise<boolean>
  /** Ends all of them, as far as they came, and takes no more. */
  close(): Promise<void>
}

interface Entry {
  readonly answer: RunningAnswer
  readonly conversationId: string | undefined
  stop(reason: StopReason): Promise<void>
}

export function createAnswers(assistant: Assistant, logger: Logger): Answers {
  const entries = new Set<Entry>()
  let isClosed = false
  const find = (id: string) => [...entries].find(({ conversationId }) => conversationId === id)
  return {
    start({ id, question, kept }) {
      if (isClosed) throw new DomainError('unavailable', copy.restarting)
      const answer = new RunningAnswer(id, assistant.model, question.isWithoutArticle ?? false)
      const stopping = new AbortController()
      const keep = kept?.keep
      const written = writeAnswer({ assistant, question, answer, stopping, keep, logger })
      const stop = (reason: StopReason) => {
        stopping.abort(reason)
        return written
      }
      const entry: Entry = { answer, conversationId: kept?.conversationId, stop }
      entries.add(entry)
      written.finally(() => entries.delete(entry))
      return { answer, stop: () => stop('stopped') }
    },
    get: (conversationId) => find(conversationId)?.answer,
    async stop(conversationId) {
      const entry = find(conversationId)
      await entry?.stop('stopped')
      return entry !== undefined
    },
    async close() {
      isClosed = true
      await Promise.all([...entries].map((entry) => entry.stop('restarting')))
    },
  }
}
