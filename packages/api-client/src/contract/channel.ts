import type * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** A subscription on the socket, as data. */
export interface Channel {
  /** STOMP destination to subscribe to. */
  readonly destination: `/${string}`
  /** One line for the documents, in Chinese. */
  readonly summary: string
  /** Schema of the body of a push. */
  readonly data: Schema
}

/**
 * Defines a channel once; the client's subscription and the server's push are derived from it.
 * @param channel destination, summary and schema of the pushes
 * @returns the same value, with its exact type
 * @example
 * ```ts
 * import { defineChannel, messageStatusSchema } from '@mozhan/api-client/contract'
 *
 * const status = defineChannel({
 *   destination: '/user/queue/system',
 *   summary: '未读状态',
 *   data: messageStatusSchema,
 * })
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function defineChannel<const C extends Channel>(channel: C): C {
  return channel
}

/** What a push on the channel carries. */
export type ChannelData<C extends Channel> = z.output<C['data']>
