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

/** What people asked the assistant, one row a conversation. */
export const conversations = pgTable(
  'mxg_conversation',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    /** The article it is about. */
    articleId: id(),
    /** What gave the last answer. */
    model: text(),
    /** Its name on the device that it was begun on; sent twice, it is kept once. */
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

/** Questions and answers, one row each: an answer that grows touches nothing else. */
export const turns = pgTable(
  'mxg_conversation_turn',
  {
    conversationId: id().notNull(),
    id: text().notNull(),
    /** Place within the conversation; grows, with gaps. */
    seq: integer().notNull(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    /** Of an answer; null: whole. */
    status: text().$type<'running' | 'stopped' | 'failed'>(),
    /** Why it has failed, for the reader. */
    error: text(),
    /** Of one that has failed; null: asking the same again may help. */
    isRetryable: boolean(),
    /** Of an answer: the article of its conversation could not be read. Null: it could, or there is none. */
    isWithoutArticle: boolean(),
    createDate: moment().notNull().defaultNow(),
    /** Of a running answer: when its writer was last heard of. */
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.id] }),
    uniqueIndex('mxg_conversation_turn_seq').on(t.conversationId, t.seq),
  ],
)
