import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { inputText, list, maybe, numberSchema, readableText } from './fields.ts'
import { clientIdSchema, idInputSchema, idOrEmptySchema } from './id.ts'
import { MAX_ARTICLE_SUMMARY_LENGTH, MAX_COLUMNS, MAX_LABELS } from './limits.ts'
import { pageFields } from './page.ts'

const visibility = maybe(z.pipe(numberSchema, z.literal([0, 1])))

/** Author fields of older clients; accepted and ignored. */
const authorInputFields = {
  userId: maybe(idInputSchema),
  nickName: maybe(z.string()),
  userImage: maybe(z.string()),
}

const articleInputFields = {
  title: readableText({ min: 1, max: 255 }),
  labelIds: z
    .array(idInputSchema)
    .check(
      z.minLength(1, { error: 'choose at least one label' }),
      z.maxLength(MAX_LABELS, { error: `choose at most ${MAX_LABELS} labels` }),
    ),
  imageUrl: maybe(inputText({ max: 1000 })),
  ispublic: visibility,
  isPublic: visibility,
  summary: maybe(readableText({ max: MAX_ARTICLE_SUMMARY_LENGTH })),
  mdContent: inputText({ min: 1, max: 1_000_000 }),
  /** Ignored: the server renders `mdContent`. */
  htmlContent: maybe(z.string()),
  columnIds: list(idInputSchema, MAX_COLUMNS),
  columnId: maybe(idInputSchema),
  kind: maybe(inputText({ max: 30 })),
  source: maybe(inputText({ max: 1000 })),
  ...authorInputFields,
}

const createFieldsSchema = z.object({
  ...articleInputFields,
  /** Idempotency key: a second call with the same id updates the article instead of creating another one. */
  draftId: maybe(clientIdSchema),
})
const updateFieldsSchema = z.object({
  id: idInputSchema,
  ...articleInputFields,
  /** The `updateDate` of the base version. If there is a newer one, the call fails with code 409 and changes nothing. */
  basedOn: maybe(dateSchema),
})

/** Schema of the body of `article.createArticle`. */
export const articleCreateSchema = z.pipe(
  createFieldsSchema,
  z.transform(foldArticleAliases<z.output<typeof createFieldsSchema>>),
)
/** Schema of the body of `article.updateArticle`: as for a new article, with its id. */
export const articleUpdateSchema = z.pipe(
  updateFieldsSchema,
  z.transform(foldArticleAliases<z.output<typeof updateFieldsSchema>>),
)
/** Body of `article.createArticle`, before parsing. */
export type ArticleCreate = z.input<typeof articleCreateSchema>
/** Body of `article.updateArticle`, before parsing. */
export type ArticleUpdate = z.input<typeof articleUpdateSchema>

/** Filter of the public list by channel and label. */
export const articleListSchema = z.object({
  ...pageFields,
  categoryId: maybe(idInputSchema),
  labelId: maybe(idInputSchema),
})

/** Filter of the general public list. */
export const articleSearchSchema = z.object({
  ...pageFields,
  userId: maybe(idInputSchema),
  columnId: maybe(idInputSchema),
  categoryId: maybe(idInputSchema),
  labelId: maybe(idInputSchema),
  title: maybe(inputText({ max: 255 })),
  sort: maybe(z.enum(['new', 'hot'])),
})

const userArticlesFieldsSchema = z.object({
  ...pageFields,
  userId: idOrEmptySchema,
  ispublic: visibility,
  isPublic: visibility,
  /** Part of the title. */
  title: maybe(inputText({ max: 255 })),
})

/** Filter of the articles of one author; `isPublic` and `ispublic` are the same field. */
export const userArticlesSchema = z.pipe(
  userArticlesFieldsSchema,
  z.transform(({ isPublic, ...filter }: z.output<typeof userArticlesFieldsSchema>) => ({
    ...filter,
    ispublic: filter.ispublic ?? isPublic,
  })),
)

interface ArticleAliases {
  ispublic?: 0 | 1 | undefined
  isPublic?: 0 | 1 | undefined
  columnIds: string[]
  columnId?: string | undefined
}

function foldArticleAliases<T extends ArticleAliases>({ isPublic, columnId, ...article }: T) {
  return {
    ...article,
    ispublic: article.ispublic ?? isPublic,
    columnIds:
      columnId !== undefined && article.columnIds.length === 0 ? [columnId] : article.columnIds,
  }
}
