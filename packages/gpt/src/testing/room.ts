import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { createStore } from 'jotai/vanilla'
import { getResponse, type HttpHandler } from 'msw'
import { expect, vi } from 'vitest'
import { createRoom, type Room } from '../client/talk/room.ts'
import type { RoomOptions } from '../client/talk/room-options.ts'

/** The id of a conversation that the service does not have. */
export const OWN = 't0123456789abcdef'

let handlers: HttpHandler[] = []

/** Answers for the network, the latest first. */
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

/** A room of a visitor, unless said otherwise, with what the service has of it. */
export async function open(options: Partial<RoomOptions> = {}) {
  let count = 0
  const room = createRoom({
    store: createStore(),
    id: OWN,
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
  room.load()
  await vi.waitFor(() => expect(room.getState().phase).not.toBe('loading'))
  return room
}

export const idle = (room: Room) => vi.waitFor(() => expect(room.getState().phase).toBe('idle'))
export const contents = (room: Room) => room.getState().talk.turns.map(({ content }) => content)
