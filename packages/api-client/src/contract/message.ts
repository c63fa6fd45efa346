import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { MESSAGE_TYPE } from './codes.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  flagSchema,
  lineSchema,
  maybe,
  numberSchema,
  textSchema,
  urlSchema,
  withFallback,
} from './fields.ts'
import { idSchema } from './id.ts'
import { defineTopic } from './topic.ts'

/** One of the comments or answers that a message stands for. */
export const messagePartSchema = z.object({
  id: idSchema,
  fromId: maybe(idSchema),
  nickName: lineSchema,
  userImage: urlSchema,
  content: textSchema,
  sourceId: maybe(idSchema),
  isRead: withFallback(flagSchema, false),
  createDate: maybe(dateSchema),
})
/** One part of a message as `messagePartSchema` parses it. */
export type MessagePart = z.output<typeof messagePartSchema>

/** Schema of a notice in the message centre. Several people who did the same share one. */
export const messageSchema = z.object({
  id: idSchema,
  /** The receiver. */
  userId: maybe(idSchema),
  /** Who did it; absent for notices of the system. */
  fromId: maybe(idSchema),
  nickName: lineSchema,
  userImage: urlSchema,
  type: withFallback(numberSchema, MESSAGE_TYPE.comment),
  targetType: maybe(idSchema),
  targetId: maybe(idSchema),
  title: lineSchema,
  content: textSchema,
  isRead: withFallback(flagSchema, false),
  /** The comment, answer or reply within the target. */
  sourceId: maybe(idSchema),
  /** How many people did the same, `fromId` among them. */
  actorCount: maybe(numberSchema),
  /** Some of the others, the latest first. */
  otherActors: maybe(z.array(z.object(authorFields))),
  /** How many comments or answers stand together under it; absent where it stands alone. */
  partCount: maybe(numberSchema),
  /** Some of them, the latest first, itself among them. */
  parts: maybe(z.array(messagePartSchema)),
  createDate: maybe(dateSchema),
})
/** A notice as `messageSchema` parses it. */
export type Message = z.output<typeof messageSchema>

const flag = withFallback(flagSchema, false)

/** Which channels hold something unread. */
export const messageStatusSchema = z.object({
  userId: maybe(idSchema),
  comment: flag,
  thumhup: flag,
  letter: flag,
  system: flag,
  /** Unread messages by type. */
  counts: maybe(
    z.object({
      collect: countSchema,
      thumhup: countSchema,
      comment: countSchema,
      reply: countSchema,
      letter: countSchema,
      system: countSchema,
    }),
  ),
  /** Grows with every change; older back ends send none. */
  revision: maybe(numberSchema),
})
/** What is unread, as `messageStatusSchema` parses it. */
export type MessageStatus = z.output<typeof messageStatusSchema>

/** Schema of the choice which kinds of messages a user receives. */
export const messageSettingsSchema = z.object({
  collect: withFallback(flagSchema, true),
  thumhup: withFallback(flagSchema, true),
  comment: withFallback(flagSchema, true),
  reply: withFallback(flagSchema, true),
  letter: withFallback(flagSchema, true),
  system: withFallback(flagSchema, true),
})
/** Which kinds of messages a user receives; `true` means that the kind is delivered. */
export type MessageSettings = z.output<typeof messageSettingsSchema>

/** Pushes the whole status on every change. */
export const messageStatusTopic = defineTopic({
  destination: '/user/queue/system',
  summary: '未读状态，变化时推送全量',
  data: messageStatusSchema,
})

const typeCode = maybe(z.pipe(numberSchema, z.literal(Object.values(MESSAGE_TYPE))))

/** The type under both of its names, to be spread into a body; absent means comments. */
export const messageTypeFields = { type: typeCode, t: typeCode }
export const messageTypeFilterSchema = z.object(messageTypeFields)
