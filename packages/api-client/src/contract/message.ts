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

/** Schema of one comment or answer of a grouped message. */
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
/** One comment or answer of a grouped message as `messagePartSchema` parses it. */
export type MessagePart = z.output<typeof messagePartSchema>

/** Schema of a notice in the message centre. Equal actions of several users are one notice. */
export const messageSchema = z.object({
  id: idSchema,
  /** The receiver. */
  userId: maybe(idSchema),
  /** The user who acted; absent for notices of the system. */
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
  /** Whether a message of type reply is a mention; absent for other types and if it is unknown. */
  isMention: maybe(flagSchema),
  /** The target is a private article of the receiver, which only its own page shows. @default false */
  isOwnPrivate: maybe(flagSchema),
  /** Number of users who acted, including `fromId`. */
  actorCount: maybe(numberSchema),
  /** Some of the other users, the latest first. */
  otherActors: maybe(z.array(z.object(authorFields))),
  /** Number of comments or answers in the group; absent if it is not grouped. */
  partCount: maybe(numberSchema),
  /** Some messages of the group including this one, the latest first. */
  parts: maybe(z.array(messagePartSchema)),
  createDate: maybe(dateSchema),
})
/** A notice as `messageSchema` parses it. */
export type Message = z.output<typeof messageSchema>

const flag = withFallback(flagSchema, false)

/** Schema of the unread status: flags and counts by kind. */
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
  /** Increases with every change; absent from older back ends. */
  revision: maybe(numberSchema),
})
/** The unread status as `messageStatusSchema` parses it. */
export type MessageStatus = z.output<typeof messageStatusSchema>

/** Schema of the message settings: which kinds of messages a user receives. */
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

/** Topic that pushes the whole status on every change. */
export const messageStatusTopic = defineTopic({
  destination: '/user/queue/system',
  summary: '未读状态，变化时推送全量',
  data: messageStatusSchema,
})

const knownType = z.pipe(numberSchema, z.literal(Object.values(MESSAGE_TYPE)))
const typeCode = maybe(knownType)

/** Several types at once, used instead of a single one; absent or empty means none. */
export const messageTypesSchema = maybe(
  z.array(knownType).check(z.maxLength(Object.values(MESSAGE_TYPE).length)),
)

/** The type under both of its names, to spread into a body; absent means comments. */
export const messageTypeFields = { type: typeCode, t: typeCode }
export const messageTypeFilterSchema = z.object({
  ...messageTypeFields,
  types: messageTypesSchema,
})
