import type * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Definition of a topic of the socket. */
export interface Topic {
  /** STOMP destination to subscribe to. */
  readonly destination: `/${string}`
  /** One line for the documents, in Chinese. */
  readonly summary: string
  /** Schema of the body of a push. */
  readonly data: Schema
}

/**
 * Defines a topic. The client's subscription and the server's push are derived from it.
 * @param topic destination, summary and schema of the pushes
 * @returns the same value, with its exact type
 * @example
 * ```ts
 * import { defineTopic, messageStatusSchema } from '@mozhan/api-client/contract'
 *
 * const status = defineTopic({
 *   destination: '/user/queue/system',
 *   summary: '未读状态',
 *   data: messageStatusSchema,
 * })
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function defineTopic<const C extends Topic>(topic: C): C {
  return topic
}

/** Data of a push on a topic. */
export type TopicData<C extends Topic> = z.output<C['data']>
