import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/**
 * What the message centre holds: 0 collect, 1 like, 2 comment, 3 reply, 4 letter, 5 system. Likes and collections of one
 * thing share a row, which moves up with each of them.
 */
export const messages = pgTable(
  'sys_message',
  {
    id: id().primaryKey(),
    /** Receiver. */
    userId: id().notNull(),
    /** Who did it, of many the latest; null: the system. */
    fromId: id(),
    type: smallint().notNull(),
    targetType: text(),
    targetId: id(),
    title: text(),
    content: text(),
    isRead: smallint().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    /** Until when it has been read: a group whose newer members take their act back is read again. */
    readDate: moment(),
    /** The comment, answer or reply that it is about, with which it goes. */
    sourceId: id(),
    /** What likes and collections are gathered by; null: stands alone. */
    groupKey: text(),
    /** People in the group. */
    actorCount: integer().notNull().default(1),
    /** Names the text that a letter was sent as; null where its writer's client named none. */
    draftId: text(),
    /** A letter that its receiver has deleted; its sender keeps it. */
    hideDate: moment(),
  },
  (t) => [
    index('sys_message_user').on(
      t.userId,
      t.type,
      t.createDate.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('sys_message_together')
      .on(t.userId, t.type, t.targetId, t.createDate, t.id)
      .where(sql`hide_date is null`),
    index('sys_message_unread').on(t.userId, t.type).where(sql`is_read = 0`),
    index('sys_message_source').on(t.sourceId).where(sql`source_id is not null`),
    index('sys_message_target').on(t.targetId).where(sql`target_id is not null`),
    uniqueIndex('sys_message_group').on(t.userId, t.groupKey),
    uniqueIndex('sys_letter_draft').on(t.fromId, t.draftId).where(sql`draft_id is not null`),
    index('sys_letter_pair').on(t.fromId, t.userId, t.id.desc().nullsFirst()).where(sql`type = 4`),
  ],
)

/** The people of a group. */
export const messageActors = pgTable(
  'sys_message_actor',
  {
    messageId: id().notNull(),
    fromId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.fromId] })],
)

/** Kinds of notices that a person may turn off. */
export interface NoticeSettings {
  readonly collect: boolean
  readonly thumhup: boolean
  readonly comment: boolean
  readonly reply: boolean
  readonly letter: boolean
  readonly system: boolean
}

/** One row per person who ever had a message or changed a setting. */
export const messageStates = pgTable('sys_message_state', {
  userId: id().primaryKey(),
  /** Grows in the transaction of every change, so that of two statuses the newer one is known. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  /** Null: everything is on. */
  settings: jsonb().$type<NoticeSettings>(),
})
