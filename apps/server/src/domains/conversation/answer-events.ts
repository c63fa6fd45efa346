import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { RunningAnswer } from './running-answer.ts'

type ChatEvent = AnswerOf<typeof contract.conversation.chat>

/** Pieces that come faster are sent together: many tokens a second become about twenty events. */
const BUNDLE_MS = 50
/** Proxies cut connections on which nothing is said for a minute. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': \n\n'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold the answer back until it is long.
  'x-accel-buffering': 'no',
}

/**
 * An answer as server-sent events: what is written so far with its id, then what is added, then how it ended. Nothing is
 * read ahead of the reader.
 * @param onLeave the reader went away before the end
 */
export function streamAnswer(answer: RunningAnswer, onLeave: () => void): Response {
  const encoder = new TextEncoder()
  let place = 0
  let isFirst = true
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isFirst && !(await isBeyondInTime(answer, place))) {
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
    const content = answer.text.slice(place)
    place = answer.text.length
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

/** Whether something was written within the time between two heartbeats. */
async function isBeyondInTime(answer: RunningAnswer, place: number): Promise<boolean> {
  const waiting = new AbortController()
  const { signal } = waiting
  const tired = sleep(HEARTBEAT_MS, false, { signal }).catch(() => false)
  const isHeard = await Promise.race([answer.whenBeyond(place).then(() => true), tired])
  waiting.abort()
  return isHeard
}
