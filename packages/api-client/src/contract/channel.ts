import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { countSchema, lineSchema, list, maybe, numberSchema, withFallback } from './fields.ts'
import { idSchema } from './id.ts'
import { labelSchema } from './label.ts'

/** Schema of a channel. */
export const channelSchema = z.object({
  id: idSchema,
  name: lineSchema,
  remark: maybe(z.string()),
  /** 1 normal, 0 off */
  status: withFallback(numberSchema, 1),
  sort: countSchema,
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A channel as `channelSchema` parses it. */
export type Channel = z.output<typeof channelSchema>

/** Schema of a channel with the labels that belong to it. */
export const channelWithLabelsSchema = z.object({
  id: idSchema,
  name: lineSchema,
  labelList: list(labelSchema),
})
/** A channel as `channelWithLabelsSchema` parses it. */
export type ChannelWithLabels = z.output<typeof channelWithLabelsSchema>
