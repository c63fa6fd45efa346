import type { AnswerOf, Endpoint, ParsedInputOf, Schema } from '@mozhan/api-client/contract'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Platform } from '../platform.ts'
import { authenticate } from './authenticate.ts'
import { answerSuccess } from './envelope.ts'
import { hidePictures } from './hide-pictures.ts'
import { refuseForeignOrigin } from './origin.ts'
import { parseInput, pathsOf } from './parse-input.ts'
import type { Viewer } from './tokens.ts'

/** What a handler receives: the parsed input and the viewer. */
export type Call<E extends Endpoint> = ParsedInputOf<E> & {
  readonly viewer: E['access'] extends 'session' ? Viewer : Viewer | null
  readonly request: Context
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>

/** What a handler receives that reads the body itself. */
export interface UnreadCall<E extends Endpoint> {
  readonly viewer: Call<E>['viewer']
  readonly params: E['params'] extends Schema ? z.output<E['params']> : undefined
  readonly request: Context
}

export type UnreadHandler<E extends Endpoint> = (
  call: UnreadCall<E>,
) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>

/** Collects the handlers of all domains. */
export interface Router<Context extends Platform = Platform> {
  readonly context: Context
  /** access → limit → parse → handle → parse answer → hide pictures → envelope */
  mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for bodies that are too large for memory: the handler reads them from the request. */
  mountUnread<E extends Endpoint>(endpoint: E, handler: UnreadHandler<E>): void
  /**
   * Builds the Hono app.
   * @throws Error when an endpoint of the contract has no handler
   */
  build(all: readonly Endpoint[]): Hono
}

export function createRouter<Given extends Platform>(context: Given): Router<Given> {
  const handlers = new Map<Endpoint, (c: Context) => Promise<Response>>()
  return {
    context,
    mount(endpoint, handler) {
      handlers.set(endpoint, (c) => run(c, endpoint, handler))
    },
    mountUnread(endpoint, handler) {
      const { body: _body, ...bodiless } = endpoint as Endpoint
      // Without the schema of its body, the call is parsed and typed without a body.
      handlers.set(endpoint, (c) => run(c, bodiless, handler as unknown as Handler<Endpoint>))
    },
    build(all) {
      const app = new Hono()
      for (const endpoint of [...all].sort(bySpecificity)) {
        const handle = handlers.get(endpoint)
        if (handle === undefined) {
          throw new Error(`No handler mounted for ${endpoint.method} ${endpoint.path}`)
        }
        for (const path of pathsOf(endpoint)) app.on(endpoint.method, path, handle)
      }
      return app
    },
  }

  async function run<E extends Endpoint>(c: Context, endpoint: E, handler: Handler<E>) {
    refuseForeignOrigin(c, endpoint, context.config)
    const viewer = await authenticate(endpoint, c.req.header('authorization'), context)
    const { limit = 'none' } = endpoint
    if (limit !== 'none') {
      const address = context.readClientAddress(c)
      await context.limits.take(limit, { address, user: viewer?.id })
    }
    const input = await parseInput(c, endpoint)
    const answer = await context.longBodies.run({ endpoint, viewer, request: c }, async () =>
      // The endpoint's schemas parsed `input`, and `authenticate` refused a missing session.
      handler({ ...input, viewer, request: c } as Call<E>),
    )
    if (answer instanceof Response) return answer
    const isCacheable = endpoint.changesState !== true
    const data = hidePictures(z.parse(endpoint.data, answer), context.config)
    return answerSuccess(c, data, isCacheable)
  }
}

/** Sorts fixed segments before parameters: `/column/list` must not match `/column/:id`. */
function bySpecificity(a: Endpoint, b: Endpoint): number {
  const rank = (endpoint: Endpoint) =>
    endpoint.path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('')
  return rank(a).localeCompare(rank(b))
}
