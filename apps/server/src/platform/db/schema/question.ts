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
import type { TocEntry } from './article.ts'

export const questions = pgTable(
  'mxg_question',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    mdContent: text().notNull(),
    htmlContent: text().notNull(),
    htmlVersion: text().notNull(),
    toc: jsonb().$type<readonly TocEntry[]>().notNull(),
    excerpt: text().notNull(),
    searchText: text().notNull(),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    collectCount: integer().notNull().default(0),
    /** Answers and their replies. */
    replyCount: integer().notNull().default(0),
    /** 0 deleted, 1 unsolved, 2 solved. */
    status: smallint().notNull().default(1),
    acceptedId: id(),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
    /** Id of the draft from which it was published, for idempotent publishing. */
    draftId: text(),
  },
  (t) => [uniqueIndex('mxg_question_draft').on(t.userId, t.draftId)],
)

export const questionLabels = pgTable(
  'mxg_question_label',
  {
    questionId: id().notNull(),
    labelId: id().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.labelId] }),
    index('mxg_question_label_label').on(t.labelId),
  ],
)

/** Answers (parentId null, Markdown) and their plain-text replies. */
export const answers = pgTable(
  'mxg_replay',
  {
    id: id().primaryKey(),
    parentId: id(),
    /** The answer of the thread; null for answers. */
    rootId: id(),
    questionId: id().notNull(),
    userId: id().notNull(),
    /** Null for replies. */
    mdContent: text(),
    htmlContent: text().notNull(),
    /** Null for replies, whose htmlContent is plain text. */
    htmlVersion: text(),
    likeCount: integer().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
    /** A deleted row remains without its text while it has replies. */
    deleteDate: moment(),
  },
  (t) => [
    index('mxg_replay_top').on(t.questionId, t.createDate, t.id).where(sql`root_id is null`),
    index('mxg_replay_votes')
      .on(t.questionId, t.likeCount.desc().nullsFirst(), t.createDate, t.id)
      .where(sql`root_id is null`),
    index('mxg_replay_root').on(t.rootId, t.createDate, t.id),
    index('mxg_replay_parent').on(t.parentId),
    index('mxg_replay_user').on(t.userId),
  ],
)

export const resources = pgTable(
  'mxg_resource',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** A value of the dictionary resource_type. */
    type: text().notNull(),
    fileUrl: text().notNull(),
    fileName: text().notNull(),
    /** Bytes. */
    fileSize: bigint({ mode: 'number' }).notNull().default(0),
    /** Extension without the dot. */
    fileType: text().notNull(),
    point: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    collectCount: integer().notNull().default(0),
    commentCount: integer().notNull().default(0),
    /** 0 deleted, 1 waiting, 2 approved, 3 rejected. */
    status: smallint().notNull().default(2),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [index('mxg_resource_user').on(t.userId), index('mxg_resource_url').on(t.fileUrl)],
)

export const resourceLabels = pgTable(
  'mxg_resource_label',
  {
    resourceId: id().notNull(),
    labelId: id().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.labelId] }),
    index('mxg_resource_label_label').on(t.labelId),
  ],
)
