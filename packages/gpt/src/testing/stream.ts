import { type ChatEvent, contract } from '@mozhan/api-client/contract'
import { type HttpHandler, HttpResponse, http } from 'msw'

export interface StreamOptions {
  /** Pieces sent together. @default 1 */
  together?: number
  /** ms between them. @default 4 */
  pause?: number
  /** Fields of the first event, which has no text. */
  begin?: Partial<ChatEvent>
  /** Fields of the last event; `null` closes the stream without one. @default a complete answer */
  end?: Partial<ChatEvent> | null
  /** Sends `after` pieces, then waits for `opened`. */
  gate?: { after: number; opened: Promise<void> }
}

const encoder = new TextEncoder()
const toEvent = (event: Partial<ChatEvent>) =>
  encoder.encode(`data: ${JSON.stringify({ content: '', ...event })}\n\n`)

/** Streams an answer as the server does. */
export function streamAnswer(pieces: readonly string[], options: StreamOptions = {}): HttpHandler {
  return http.post(`*${contract.conversation.chat.path}`, () => toResponse(pieces, options))
}

let count = 0

function toResponse(
  pieces: readonly string[],
  { together = 1, pause = 4, begin = {}, end = {}, gate }: StreamOptions,
): Response {
  count += 1
  const id = `a${count}`
  let at = 0
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(toEvent({ id, model: 'story', ...begin })),
    async pull(controller) {
      if (gate && at >= gate.after) await gate.opened
      else await new Promise((resolve) => setTimeout(resolve, pause))
      for (const content of pieces.slice(at, at + together))
        controller.enqueue(toEvent({ content }))
      at += together
      if (at < pieces.length) return
      if (end) controller.enqueue(toEvent({ ...end, done: true }))
      controller.close()
    },
  })
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Splits a text into pieces, like the tokens of a model. */
export function toPieces(text: string, size = 3): string[] {
  return text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []
}
