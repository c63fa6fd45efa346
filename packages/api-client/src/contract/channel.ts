import type * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** A subscription on the socket, as data. */
export interface Channel {
  readonly destination: `/${string}`
  readonly summary: string
  readonly data: Schema
}

/** Defines a channel once; the client's subscription and the server's push follow from it. */
// @__NO_SIDE_EFFECTS__
export function defineChannel<const C extends Channel>(channel: C): C {
  return channel
}

/** What a push on the channel carries. */
export type ChannelData<C extends Channel> = z.output<C['data']>
