import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { createStore } from 'jotai/vanilla'
import { getResponse, type HttpHandler } from 'msw'
import { expect, vi } from 'vitest'
import {
  type ConversationController,
  createConversationController,
} from '../client/conversation/controller.ts'
import type { ControllerOptions } from '../client/conversation/controller-options.ts'

/** Id of a conversation that the server does not store. */
export const LOCAL_ID = 't0123456789abcdef'

let handlers: HttpHandler[] = []

/** Handlers of requests. The latest takes precedence. */
export const server = {
  use: (...added: HttpHandler[]) => {
    handlers = [...added, ...handlers]
  },
  reset: () => {
    handlers = []
  },
}
const api = createApiClient(contract, {
  baseUrl: `${location.origin}/api`,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse(handlers, request)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    const { signal } = request
    return new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response)
  },
})

/** A loaded controller, by default of a visitor. */
export async function open(options: Partial<ControllerOptions> = {}) {
  let count = 0
  const controller = createConversationController({
    store: createStore(),
    id: LOCAL_ID,
    owner: 'visitor',
    getApi: async () => api,
    describe: (error) => (error instanceof Error ? error.message : ''),
    createId: () => {
      count += 1
      return `q${count}`
    },
    onMoved: () => {},
    onChanged: () => {},
    ...options,
  })
  controller.load()
  await vi.waitFor(() => expect(controller.getState().phase).not.toBe('loading'))
  return controller
}

export const idle = (controller: ConversationController) =>
  vi.waitFor(() => expect(controller.getState().phase).toBe('idle'))
export const contents = (controller: ConversationController) =>
  controller.getState().conversation.turns.map(({ content }) => content)
