import {
  type ChatEvent,
  type ChatInput,
  chatEventSchema,
  contract,
  type DataOf,
  type Endpoint,
  envelopeSchema,
  type InputOf,
} from '@mozhan/api-client/contract'
import type { Hono } from 'hono'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'

const { chat, followAnswer, ...rest } = contract.conversation
type Rest = typeof rest

/** The conversation calls of one user; refusals are thrown. */
export type ChatClient = { readonly [N in keyof Rest]: Method<Rest[N]> } & {
  /** Asks a question; the caller reads the answer. */
  chat(body: ChatInput): Promise<Reading>
  followAnswer(id: string): Promise<Reading>
}

type Method<E extends Endpoint> = (input: InputOf<E>) => Promise<DataOf<E>>

interface Parts {
  readonly params?: { readonly id: string | number }
  readonly body?: unknown
}

/** The error of the server instead of an answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: number

  constructor(status: number, { code, message }: { code: number; message: string }) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** @param as user id; absent: a visitor */
export function clientOf(context: AppContext, as?: string): ChatClient {
  const app = appOf(context)
  const send = async ({ method, path }: Endpoint, { params, body }: Parts) => {
    const token = as === undefined ? undefined : await context.tokens.sign(as, 60)
    return app.request(path.replace(':id', String(params?.id)), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  const call = async (endpoint: Endpoint, parts: Parts) => {
    const response = await send(endpoint, parts)
    const envelope = await readEnvelope(response)
    if (envelope.code !== 20000) throw new Refusal(response.status, envelope)
    return z.parse(endpoint.data, envelope.data)
  }
  const read = async (endpoint: Endpoint, parts: Parts) => {
    const response = await send(endpoint, parts)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream && response.body) return toReading(response.body)
    throw new Refusal(response.status, await readEnvelope(response))
  }
  const methods = Object.entries(rest).map(([name, endpoint]) => [
    name,
    (parts: Parts) => call(endpoint, parts),
  ])
  return {
    // Built from the keys of the contract, each parsed by its endpoint.
    ...(Object.fromEntries(methods) as { [N in keyof Rest]: Method<Rest[N]> }),
    chat: (body) => read(chat, { body }),
    followAnswer: (id) => read(followAnswer, { params: { id } }),
  }
}

async function readEnvelope(response: Response) {
  const { code = 0, message = '', data } = z.parse(envelopeSchema, await response.json())
  return { code, message, data }
}

/** An answer as its reader receives it, in pieces. */
export interface Reading {
  readonly events: ChatEvent[]
  text(): string
  /** Reads until the text equals this, or the answer ends. */
  until(text: string): Promise<void>
  /** Reads to the end. @returns the last event */
  end(): Promise<ChatEvent | undefined>
  /** Closes the connection, like a closed page. */
  leave(): Promise<void>
}

function toReading(body: ReadableStream<Uint8Array<ArrayBuffer>>): Reading {
  const events: ChatEvent[] = []
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const readOn = async () => {
    const { done, value } = await reader.read()
    if (done) return false
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('data: ')) {
        events.push(z.parse(chatEventSchema, JSON.parse(block.slice('data: '.length))))
      }
    }
    return true
  }
  const reading: Reading = {
    events,
    text: () => events.map(({ content }) => content).join(''),
    async until(text) {
      while (reading.text() !== text && (await readOn())) {}
    },
    async end() {
      while (await readOn()) {}
      return events.at(-1)
    },
    leave: () => reader.cancel(),
  }
  return reading
}

export function question(content: string, id?: string) {
  return { role: 'user' as const, content, id }
}

const apps = new WeakMap<AppContext, Hono>()

function appOf(context: AppContext): Hono {
  const app = apps.get(context) ?? createApp(context)
  apps.set(context, app)
  return app
}
