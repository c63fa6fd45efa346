import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** Conversations with the assistant. */
export const conversations = pgTable(
  'mxg_conversation',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    /** Article that the conversation is about. */
    articleId: id(),
    /** Model of the last answer. */
    model: text(),
    /** Id on the device on which it was started; makes a repeated creation idempotent. */
    localId: text(),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mxg_conversation_user').on(
      t.userId,
      t.updateDate.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    uniqueIndex('mxg_conversation_local').on(t.userId, t.localId),
  ],
)

/** Questions and answers, one row each, so that a growing answer rewrites no other row. */
export const turns = pgTable(
  'mxg_conversation_turn',
  {
    conversationId: id().notNull(),
    id: text().notNull(),
    /** Position within the conversation; ascending, with gaps. */
    seq: integer().notNull(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    /** Of an answer; null: complete. */
    status: text().$type<'running' | 'stopped' | 'failed'>(),
    /** Reason of the failure, for the reader. */
    error: text(),
    /** Of a failed answer; null: a retry may succeed. */
    isRetryable: boolean(),
    /** Of an answer: the article of the conversation could not be read. Null: it could, or there is none. */
    isWithoutArticle: boolean(),
    createDate: moment().notNull().defaultNow(),
    /** Of a running answer: last sign of activity of its writer. */
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.id] }),
    uniqueIndex('mxg_conversation_turn_seq').on(t.conversationId, t.seq),
  ],
)
