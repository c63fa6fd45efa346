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
 * Notices and letters, the entries of the message centre: 0 collect, 1 like, 2 comment, 3 reply, 4 letter, 5 system. Likes
 * and collections of one target share a row, which moves to the top with each of them.
 */
export const messages = pgTable(
  'sys_message',
  {
    id: id().primaryKey(),
    /** Receiver. */
    userId: id().notNull(),
    /** The acting user, the latest one in a group; null: the system. */
    fromId: id(),
    type: smallint().notNull(),
    targetType: text(),
    targetId: id(),
    title: text(),
    content: text(),
    isRead: smallint().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    /** Time until which it was read, so that a group whose newer acts are undone counts as read again. */
    readDate: moment(),
    /** The comment, answer or reply that it is about; the notice is deleted with it. */
    sourceId: id(),
    /** Whether a message of type 3 is a mention, and not a reply; null: another type, or unknown. */
    isMention: smallint(),
    /** Key by which likes and collections are grouped; null: not grouped. */
    groupKey: text(),
    /** Number of users in the group. */
    actorCount: integer().notNull().default(1),
    /** Id of the draft of a letter, for idempotent sending; null if the client sent none. */
    draftId: text(),
    /** Time at which the receiver deleted a letter; the sender still sees it. */
    hideDate: moment(),
  },
  (t) => [
    index('sys_message_user').on(
      t.userId,
      t.type,
      t.createDate.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // For the groups of comments and answers on one target on one day; see `isGrouped`.
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

/** Users of a group. */
export const messageActors = pgTable(
  'sys_message_actor',
  {
    messageId: id().notNull(),
    fromId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.fromId] })],
)

/** Kinds of notices that a user may turn off. */
export interface NoticeSettings {
  readonly collect: boolean
  /** Likes; spelled as in the API. */
  readonly thumhup: boolean
  readonly comment: boolean
  readonly reply: boolean
  readonly letter: boolean
  readonly system: boolean
}

/** One row per user who ever received a notice or changed a setting. */
export const messageStates = pgTable('sys_message_state', {
  userId: id().primaryKey(),
  /** Increases in the transaction of every change, so that a client can tell which of two unread counts is newer. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  /** Null: all kinds are on. */
  settings: jsonb().$type<NoticeSettings>(),
})
