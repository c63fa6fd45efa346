import { describe, expect, it } from 'vitest'
import { createTestApi, rejectionOf } from '../tests/test-api.ts'
import { isContractError, isNetworkError, isTokenExpiredError } from './index.ts'

const QUESTION = { messages: [{ role: 'user' as const, content: '你好' }] }

function eventStream(start: (body: ReadableStreamDefaultController) => void): Response {
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(new ReadableStream({ start }), { headers })
}

async function firstOf<T>(events: AsyncIterable<T>): Promise<T | undefined> {
  for await (const event of events) return event
}

/** The contents of the events of a stream with these chunks. */
async function read(chunks: (string | Uint8Array)[]): Promise<string[]> {
  const { app, api } = createTestApi()
  const encoder = new TextEncoder()
  app.post('/system/api/session/chat', () => {
    const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk))
    return eventStream((body) => {
      for (const chunk of bytes) body.enqueue(chunk)
      body.close()
    })
  })
  const pieces: string[] = []
  for await (const { content } of await api.conversation.chat({ body: QUESTION }))
    pieces.push(content)
  return pieces
}

describe('an event stream', () => {
  it('yields each event', async () => {
    expect(await read(['data: {"content":"你"}\n\n', 'data: {"content":"好"}\n\n'])).toEqual([
      '你',
      '好',
    ])
  })

  it('joins chunks that split a character or a line end', async () => {
    const bytes = new TextEncoder().encode(
      'event: x\r\nid: 1\r\ndata: {"content":\r\ndata: "好"}\r\n\r\n: ping\r\n\r\n',
    )
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect(await read(single)).toEqual(['好'])
  })

  it('ends at [DONE]', async () => {
    expect(
      await read(['data: {"content":"a"}\n\ndata: [DONE]\n\ndata: {"content":"b"}\n\n']),
    ).toEqual(['a'])
  })

  it('rejects an invalid event', async () => {
    expect(isContractError(await rejectionOf(read(['data: oops\n\n'])))).toBe(true)
  })

  it('fails with a NetworkError if it is interrupted', async () => {
    const { app, api } = createTestApi()
    app.post('/system/api/session/chat', () => eventStream((body) => body.error(new TypeError())))
    const events = await api.conversation.chat({ body: QUESTION })
    expect(isNetworkError(await rejectionOf(firstOf(events)))).toBe(true)
  })

  it('rejects with the reason of an aborted signal', async () => {
    const { app, api } = createTestApi()
    app.post('/system/api/session/chat', ({ req: { raw } }) =>
      eventStream((body) => {
        raw.signal.addEventListener('abort', () => body.error(raw.signal.reason))
      }),
    )
    const controller = new AbortController()
    const { signal } = controller
    const events = await api.conversation.chat({ body: QUESTION }, { signal })
    const first = firstOf(events)
    controller.abort()
    expect(await rejectionOf(first)).toMatchObject({ name: 'AbortError' })
  })

  it('rejects a refusal in an envelope', async () => {
    const { app, api } = createTestApi()
    app.post('/system/api/session/chat', (c) => c.json({ code: 1401, message: '' }))
    expect(isTokenExpiredError(await rejectionOf(api.conversation.chat({ body: QUESTION })))).toBe(
      true,
    )
  })
})
