import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received by the service. */
export interface AiRequest {
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: { readonly role: string; readonly content: string }[]
  }
  /** Resolves when the client closes the connection before the response has ended. */
  readonly gone: Promise<void>
}

export interface AiAnswer {
  /** Sends pieces of the answer, with backpressure. */
  say(...tokens: string[]): Promise<void>
  /** Ends the answer according to the protocol. */
  finish(reason?: string): void
  /** Closes the connection without ending the response. */
  breakOff(): void
  /** The raw response, for answers that violate the protocol. */
  readonly raw: ServerResponse
}

export type AiScript = (answer: AiAnswer, request: AiRequest) => unknown

/** A service with the OpenAI protocol over HTTP that answers by script. A new script applies to later requests. */
export interface AiService {
  readonly url: string
  readonly requests: AiRequest[]
  script: AiScript
  close(): Promise<void>
}

export const saying =
  (...tokens: string[]): AiScript =>
  async (answer) => {
    await answer.say(...tokens)
    answer.finish()
  }

export async function startAiService(): Promise<AiService> {
  const requests: AiRequest[] = []
  const server = createServer(async (req, res) => {
    const request = await readRequest(req, res)
    requests.push(request)
    await service.script(toAnswer(res), request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: AiService = {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script: saying('好'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

async function readRequest(req: IncomingMessage, res: ServerResponse): Promise<AiRequest> {
  if (req.url !== '/v1/chat/completions') throw new Error(`unexpected request of ${req.url}`)
  let text = ''
  for await (const piece of req.setEncoding('utf8')) text += piece
  const gone = new Promise<void>((resolve) => {
    res.on('close', () => {
      if (!res.writableFinished) resolve()
    })
  })
  return { authorization: req.headers.authorization, body: JSON.parse(text), gone }
}

function toAnswer(raw: ServerResponse): AiAnswer {
  const send = async (choice: object) => {
    if (!raw.headersSent) raw.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
    const isTaken = raw.write(
      `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`,
    )
    if (!isTaken && !raw.destroyed) await whenTaken(raw)
  }
  return {
    raw,
    async say(...tokens) {
      for (const content of tokens) {
        if (raw.destroyed) return
        await send({ delta: { content }, finish_reason: null })
      }
    },
    finish(reason = 'stop') {
      void send({ delta: {}, finish_reason: reason })
      raw.end('data: [DONE]\n\n')
    },
    breakOff: () => raw.destroy(),
  }
}

/** Resolves when the buffer is drained or the client has closed the connection. */
function whenTaken(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('drain', done).off('close', done)
      resolve()
    }
    raw.on('drain', done).on('close', done)
  })
}
