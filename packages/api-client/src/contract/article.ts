import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { ARTICLE_STATUS } from './codes.ts'
import { columnRefSchema } from './column.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  flagSchema,
  lineSchema,
  list,
  maybe,
  numberSchema,
  textSchema,
  urlSchema,
  withFallback,
} from './fields.ts'
import { idSchema } from './id.ts'
import { labelSchema } from './label.ts'

/** One heading of a rendered text. */
export const headingSchema = z.object({ id: z.string(), text: z.string(), depth: z.number() })
/** One entry of an article's contents list. */
export type Heading = z.output<typeof headingSchema>

const articleFieldsSchema = z.object({
  id: idSchema,
  ...authorFields,
  title: lineSchema,
  summary: textSchema,
  imageUrl: urlSchema,
  mdContent: maybe(z.string()),
  htmlContent: maybe(z.string()),
  /** Version of the renderer of `htmlContent`. If absent, do not trust `htmlContent` and render `mdContent`. */
  htmlVersion: maybe(z.string()),
  toc: maybe(z.array(headingSchema)),
  /** Reading time in minutes. */
  minutes: maybe(numberSchema),
  viewCount: countSchema,
  thumhup: countSchema,
  collectCount: countSchema,
  commentCount: countSchema,
  status: withFallback(numberSchema, ARTICLE_STATUS.approved),
  /** 0 private, 1 public */
  ispublic: withFallback(numberSchema, 1),
  /** Value of the dictionary `article_type`. */
  kind: maybe(z.string()),
  /** Source of a reprint or translation. */
  source: maybe(z.string()),
  labelIds: list(idSchema),
  labelList: list(labelSchema),
  columnIds: list(idSchema),
  columnId: maybe(idSchema),
  columnList: list(columnRefSchema),
  isThumb: maybe(flagSchema),
  isCollect: maybe(flagSchema),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})

/** Schema of an article; lists omit the content. A single `columnId` is read as `columnIds`. */
export const articleSchema = z.pipe(
  articleFieldsSchema,
  z.transform(({ columnId, ...article }: z.output<typeof articleFieldsSchema>) =>
    columnId !== undefined && article.columnIds.length === 0
      ? { ...article, columnIds: [columnId] }
      : article,
  ),
)
/** An article as `articleSchema` parses it. */
export type Article = z.output<typeof articleSchema>
