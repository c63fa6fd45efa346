import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { RunningAnswer } from './running-answer.ts'

type ChatEvent = AnswerOf<typeof contract.conversation.chat>

/** Interval in which pieces are combined: many tokens per second become about twenty events. */
const BUNDLE_MS = 50
/** Shorter than the idle timeout of common proxies, which is one minute. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': \n\n'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Prevents nginx from buffering the answer.
  'x-accel-buffering': 'no',
}

/**
 * Streams an answer as server-sent events: first the text so far with the id, then added text, then the ending. Events are
 * generated at the speed of the reader.
 * @param onLeave called when the reader disconnects before the end
 */
export function streamAnswer(answer: RunningAnswer, onLeave: () => void): Response {
  const encoder = new TextEncoder()
  let offset = 0
  let isFirst = true
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isFirst && !(await hasTextBeforeHeartbeat(answer, offset))) {
          controller.enqueue(encoder.encode(HEARTBEAT))
          return
        }
        if (!isFirst && answer.ending === undefined) await sleep(BUNDLE_MS)
        const { ending } = answer
        controller.enqueue(encoder.encode(toEvent({ ...take(), ...ending, ...toDone(ending) })))
        if (ending !== undefined) controller.close()
      },
      cancel: onLeave,
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: HEADERS })

  function take(): ChatEvent {
    const content = answer.text.slice(offset)
    offset = answer.text.length
    if (!isFirst) return { content }
    isFirst = false
    const { id, model, isWithoutArticle } = answer
    return { content, id, model, ...(isWithoutArticle ? { isWithoutArticle } : {}) }
  }
}

function toDone(ending: RunningAnswer['ending']): { done?: true } {
  return ending === undefined ? {} : { done: true }
}

function toEvent(event: ChatEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

/** Whether text beyond `offset` or the ending arrives before the next heartbeat. */
async function hasTextBeforeHeartbeat(answer: RunningAnswer, offset: number): Promise<boolean> {
  const waiting = new AbortController()
  const { signal } = waiting
  const timeout = sleep(HEARTBEAT_MS, false, { signal }).catch(() => false)
  const hasText = await Promise.race([answer.waitForText(offset).then(() => true), timeout])
  waiting.abort()
  return hasText
}
