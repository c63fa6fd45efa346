import { setInterval, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Assistant, AssistantError, type Question } from '../../platform/ai/assistant.ts'
import { copy } from './copy.ts'
import type { KeepAnswer } from './keep-answer.ts'
import { MAX_ANSWER } from './policy.ts'
import type { Ending, RunningAnswer } from './running-answer.ts'

/** Why somebody ended an answer. */
export type StopReason = 'stopped' | 'restarting'

export interface Writing {
  readonly assistant: Assistant
  readonly question: Question
  readonly answer: RunningAnswer
  /** Ends the call of the assistant; aborted with a StopReason. */
  readonly stopping: AbortController
  /** Absent: nothing is kept. */
  readonly keep?: KeepAnswer | undefined
  readonly logger: Logger
}

/** A kill loses at most what was written since. */
const SAVE_MS = 1000
const LAST_SAVE_ATTEMPTS = 3
/** Failures that asking again does not change. */
const LASTING: readonly string[] = ['misconfigured', 'refused', 'questionTooLong']

/** Writes an answer to its end, which is always kept before readers hear of it. Never fails. */
export async function writeAnswer(writing: Writing): Promise<void> {
  const { answer, keep, stopping } = writing
  const done = new AbortController()
  const saving = keep && saveRegularly(writing, keep, done.signal)
  let ending: Ending = {}
  try {
    await readAssistant(writing, AbortSignal.any([stopping.signal, done.signal]))
  } catch (error) {
    ending = toEnding(error, writing)
  }
  done.abort()
  await saving
  answer.end(keep ? await saveLast(writing, keep, ending) : ending)
}

async function readAssistant(
  { assistant, question, answer }: Writing,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  for await (const piece of assistant.answer(question, signal)) {
    signal.throwIfAborted()
    // No database keeps U+0000.
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
    logger.warn({ model, kind, status }, 'an answer ended too early')
    return toFailure(copy.failures[kind], !LASTING.includes(kind))
  }
  logger.error({ err: error, model }, 'an answer failed')
  return toFailure(copy.failures.broken, true)
}

function toFailure(error: string, isRetryable: boolean): Ending {
  return { status: 'failed', error, isRetryable }
}

async function saveRegularly(
  { answer, stopping, logger }: Writing,
  keep: KeepAnswer,
  signal: AbortSignal,
): Promise<void> {
  let saved = 0
  try {
    for await (const _ of setInterval(SAVE_MS, undefined, { signal })) {
      const { text } = answer
      try {
        const isWanted = await keep(text.length === saved ? undefined : text)
        saved = text.length
        if (!isWanted) stopping.abort('stopped' satisfies StopReason)
      } catch (error) {
        logger.warn({ err: error }, 'an answer was not saved')
      }
    }
  } catch {
    // The signal ends the loop by an error.
  }
}

async function saveLast(
  { answer, logger }: Writing,
  keep: KeepAnswer,
  ending: Ending,
): Promise<Ending> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await keep(answer.text, ending)
      return ending
    } catch (error) {
      logger.error({ err: error }, 'an answer was not saved')
      if (attempt >= LAST_SAVE_ATTEMPTS) return toFailure(copy.unsaved, true)
      await sleep(SAVE_MS)
    }
  }
}
