import type { Logger } from 'pino'
import type { Assistant, Question } from '../../platform/ai/assistant.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { copy } from './copy.ts'
import { RunningAnswer } from './running-answer.ts'
import type { SaveAnswer } from './save-answer.ts'
import { type StopReason, writeAnswer } from './write-answer.ts'

export interface NewAnswer {
  readonly id: string
  readonly question: Question
  /** Where the answer is saved; absent: it is only streamed. */
  readonly target?: { readonly conversationId: string; readonly save: SaveAnswer }
}

/** The answers that this process is generating. */
export interface Answers {
  /**
   * Starts to generate an answer.
   * @returns the answer, and a function that stops it
   * @throws DomainError `unavailable` when the server is shutting down
   */
  start(answer: NewAnswer): { readonly answer: RunningAnswer; readonly stop: () => Promise<void> }
  /** The running answer of a conversation. */
  get(conversationId: string): RunningAnswer | undefined
  /** Stops the running answer of a conversation and waits until it is saved. @returns whether there was one */
  stop(conversationId: string): Promise<boolean>
  /** Stops all answers, saves their text so far, and refuses new ones. */
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
    start({ id, question, target }) {
      if (isClosed) throw new DomainError('unavailable', copy.restarting)
      const answer = new RunningAnswer(id, assistant.model, question.isWithoutArticle ?? false)
      const stopping = new AbortController()
      const save = target?.save
      const written = writeAnswer({ assistant, question, answer, stopping, save, logger })
      const stop = (reason: StopReason) => {
        stopping.abort(reason)
        return written
      }
      const entry: Entry = { answer, conversationId: target?.conversationId, stop }
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
