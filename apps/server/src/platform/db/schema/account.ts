import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

export const users = pgTable(
  'sys_user',
  {
    id: id().primaryKey(),
    username: text().notNull(),
    /** `foldName` of the user name; null if an older account has the same one. */
    usernameKey: text(),
    /** argon2id (PHC string), or bcrypt from an older back end; null: the user cannot sign in. */
    password: text(),
    nickName: text().notNull(),
    nickNameKey: text(),
    imageUrl: text(),
    mobile: text(),
    email: text(),
    emailKey: text(),
    signature: text(),
    /** 1 enabled, 0 disabled. */
    isEnabled: smallint().notNull().default(1),
    /** 1: reading history is not recorded. */
    isHistoryPaused: smallint().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
    pwdUpdateDate: moment(),
  },
  (t) => [
    uniqueIndex('sys_user_username').on(t.username),
    uniqueIndex('sys_user_mobile').on(t.mobile),
    uniqueIndex('sys_user_email').on(t.email),
    uniqueIndex('sys_user_username_key').on(t.usernameKey),
    uniqueIndex('sys_user_nick_name_key').on(t.nickNameKey),
    uniqueIndex('sys_user_email_key').on(t.emailKey),
  ],
)

/** Sums over the content of a user, in a separate table so that counting never rewrites the account. */
export const userStats = pgTable('sys_user_stat', {
  userId: id().primaryKey(),
  viewCount: integer().notNull().default(0),
  likeCount: integer().notNull().default(0),
  collectCount: integer().notNull().default(0),
  fansCount: integer().notNull().default(0),
})

export const dictionaryItems = pgTable(
  'sys_dict_item',
  {
    id: id().primaryKey(),
    code: text().notNull(),
    label: text().notNull(),
    value: text().notNull(),
    sort: integer().notNull().default(0),
    status: smallint().notNull().default(1),
  },
  (t) => [index('sys_dict_item_code').on(t.code, t.sort)],
)

/** Likes, one row per user and target. */
export const likes = pgTable(
  'mxg_like',
  {
    userId: id().notNull(),
    targetType: text().notNull(),
    targetId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.targetType, t.targetId] }),
    index('mxg_like_target').on(t.targetId),
  ],
)

/** Collections, one row per user and target. */
export const collects = pgTable(
  'mxg_collect',
  {
    userId: id().notNull(),
    targetType: text().notNull(),
    targetId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.targetType, t.targetId] }),
    index('mxg_collect_target').on(t.targetId),
    index('mxg_collect_recent').on(t.userId, t.createDate.desc().nullsFirst()),
  ],
)

/** Reading history, one row per reader and target. */
export const histories = pgTable(
  'mxg_history',
  {
    userId: id().notNull(),
    targetType: text().notNull(),
    targetId: id().notNull(),
    viewDate: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.targetType, t.targetId] }),
    index('mxg_history_recent').on(t.userId, t.viewDate.desc().nullsFirst()),
  ],
)
