import { sql } from 'drizzle-orm'
import {
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

/** An entry of the table of contents, as the renderer returns it. */
export interface TocEntry {
  readonly id: string
  readonly text: string
  readonly depth: number
}

export const channels = pgTable('mxg_category', {
  id: id().primaryKey(),
  name: text().notNull(),
  remark: text(),
  /** 1 shown, 0 hidden. */
  status: smallint().notNull().default(1),
  sort: integer().notNull().default(0),
  createDate: moment().notNull().defaultNow(),
  updateDate: moment().notNull().defaultNow(),
})

export const labels = pgTable(
  'mxg_label',
  {
    id: id().primaryKey(),
    channelId: id('category_id').notNull(),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mxg_label_category').on(t.channelId, t.sort),
    uniqueIndex('mxg_label_name').on(t.channelId, sql`lower(name)`),
    index('mxg_label_by_name').on(sql`lower(name)`),
  ],
)

export const adverts = pgTable(
  'mxg_advert',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    imageUrl: text().notNull(),
    advertUrl: text().notNull(),
    advertTarget: text().notNull().default('_blank'),
    /** 1 home carousel, 2 right-hand box. */
    position: smallint().notNull(),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [index('mxg_advert_position').on(t.position, t.sort)],
)

export const articles = pgTable(
  'mxg_article',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    imageUrl: text(),
    mdContent: text().notNull(),
    /** Rendered from mdContent by the renderer version in htmlVersion. */
    htmlContent: text().notNull(),
    htmlVersion: text().notNull(),
    toc: jsonb().$type<readonly TocEntry[]>().notNull(),
    excerpt: text().notNull(),
    searchText: text().notNull(),
    minutes: integer().notNull().default(1),
    /** A value of the dictionary article_type. */
    kind: text().notNull().default('original'),
    source: text(),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    collectCount: integer().notNull().default(0),
    commentCount: integer().notNull().default(0),
    /** 0 deleted, 1 waiting, 2 approved, 3 rejected. */
    status: smallint().notNull().default(2),
    isPublic: smallint().notNull().default(1),
    /** Source of an imported article, unique per author, and the digest of its imported text. */
    sourceKey: text(),
    sourceHash: text(),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mxg_article_user')
      .on(t.userId, t.updateDate.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status <> 0`),
    uniqueIndex('mxg_article_source').on(t.userId, t.sourceKey),
  ],
)

export const articleLabels = pgTable(
  'mxg_article_label',
  {
    articleId: id().notNull(),
    labelId: id().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.labelId] }),
    index('mxg_article_label_label').on(t.labelId),
  ],
)

/** Columns of authors. */
export const columns = pgTable(
  'mxg_column',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    name: text().notNull(),
    summary: text(),
    imageUrl: text(),
    viewCount: integer().notNull().default(0),
    isPublic: smallint().notNull().default(1),
    /** 1 active, 0 deleted. */
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    createDate: moment().notNull().defaultNow(),
    updateDate: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mxg_column_user').on(t.userId, t.sort),
    index('mxg_column_top').on(t.viewCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

export const articleColumns = pgTable(
  'mxg_article_column',
  {
    columnId: id().notNull(),
    articleId: id().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.columnId, t.articleId] }),
    index('mxg_article_column_article').on(t.articleId),
  ],
)

/** Comments under articles and resources; parentId null = top level. */
export const comments = pgTable(
  'mxg_comment',
  {
    id: id().primaryKey(),
    parentId: id(),
    /** Top-level comment of the thread; null for top-level comments. */
    rootId: id(),
    targetType: text().notNull().default('article'),
    targetId: id().notNull(),
    userId: id().notNull(),
    content: text().notNull(),
    /** Rendered from content by the renderer version in htmlVersion; null: no text, or not rendered yet. */
    htmlContent: text(),
    htmlVersion: text(),
    createDate: moment().notNull().defaultNow(),
    /** A deleted comment remains without its text while it has replies. */
    deleteDate: moment(),
  },
  (t) => [
    index('mxg_comment_top').on(t.targetId, t.createDate, t.id).where(sql`root_id is null`),
    index('mxg_comment_root').on(t.rootId, t.createDate, t.id),
    index('mxg_comment_parent').on(t.parentId),
    index('mxg_comment_user').on(t.userId),
  ],
)
