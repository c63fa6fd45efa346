import { setInterval, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Assistant, AssistantError, type Question } from '../../platform/ai/assistant.ts'
import { copy } from './copy.ts'
import { MAX_ANSWER } from './policy.ts'
import type { Ending, RunningAnswer } from './running-answer.ts'
import type { SaveAnswer } from './save-answer.ts'

/** Why an answer was stopped. */
export type StopReason = 'stopped' | 'restarting'

export interface Writing {
  readonly assistant: Assistant
  readonly question: Question
  readonly answer: RunningAnswer
  /** Aborts the call of the assistant, with a StopReason. */
  readonly stopping: AbortController
  /** Absent: the answer is not saved. */
  readonly save?: SaveAnswer | undefined
  readonly logger: Logger
}

/** Save interval: a killed process loses at most the text since the last save. */
const SAVE_MS = 1000
const LAST_SAVE_ATTEMPTS = 3
/** Failures that a retry cannot resolve. */
const NOT_RETRYABLE: readonly string[] = ['misconfigured', 'refused', 'questionTooLong']

/** Generates an answer to its end. The ending is saved before readers receive it. Never rejects. */
export async function writeAnswer(writing: Writing): Promise<void> {
  const { answer, save, stopping } = writing
  const done = new AbortController()
  const saving = save && saveRegularly(writing, save, done.signal)
  let ending: Ending = {}
  try {
    await readAssistant(writing, AbortSignal.any([stopping.signal, done.signal]))
  } catch (error) {
    ending = toEnding(error, writing)
  }
  done.abort()
  await saving
  answer.end(save ? await saveLast(writing, save, ending) : ending)
}

async function readAssistant(
  { assistant, question, answer }: Writing,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  for await (const piece of assistant.answer(question, signal)) {
    signal.throwIfAborted()
    // PostgreSQL cannot store U+0000.
    answer.append(piece.replaceAll('\0', '\uFFFD'))
    if (answer.text.length > MAX_ANSWER) throw new AssistantError('answerTooLong')
  }
  signal.throwIfAborted()
  if (answer.text.trim() === '') throw new AssistantError('empty')
}

function toEnding(error: unknown, { stopping, logger, assistant }: Writing): Ending {
  if (stopping.signal.aborted) {
    // Only `stop` aborts, with one of the reasons.
    const reason = stopping.signal.reason as StopReason
    return reason === 'stopped' ? { status: 'stopped' } : toFailure(copy.restarting, true)
  }
  const { model } = assistant
  if (error instanceof AssistantError) {
    const { kind, status } = error
    logger.warn({ model, kind, status }, 'assistant call failed')
    return toFailure(copy.failures[kind], !NOT_RETRYABLE.includes(kind))
  }
  logger.error({ err: error, model }, 'answer failed unexpectedly')
  return toFailure(copy.failures.broken, true)
}

function toFailure(error: string, isRetryable: boolean): Ending {
  return { status: 'failed', error, isRetryable }
}

async function saveRegularly(
  { answer, stopping, logger }: Writing,
  save: SaveAnswer,
  signal: AbortSignal,
): Promise<void> {
  let saved = 0
  try {
    for await (const _ of setInterval(SAVE_MS, undefined, { signal })) {
      const { text } = answer
      try {
        const isWanted = await save(text.length === saved ? undefined : text)
        saved = text.length
        if (!isWanted) stopping.abort('stopped' satisfies StopReason)
      } catch (error) {
        logger.warn({ err: error, answerId: answer.id }, 'saving an answer failed')
      }
    }
  } catch {
    // Aborting the signal ends the loop with an error.
  }
}

async function saveLast(
  { answer, logger }: Writing,
  save: SaveAnswer,
  ending: Ending,
): Promise<Ending> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await save(answer.text, ending)
      return ending
    } catch (error) {
      logger.error(
        { err: error, answerId: answer.id, attempt },
        'saving the end of an answer failed',
      )
      if (attempt >= LAST_SAVE_ATTEMPTS) return toFailure(copy.unsaved, true)
      await sleep(SAVE_MS)
    }
  }
}
