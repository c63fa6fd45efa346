import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { SEARCH_TYPE } from './codes.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  flagSchema,
  inputText,
  lineSchema,
  list,
  maybe,
  numberSchema,
  textSchema,
  urlSchema,
  wholeNumber,
  withFallback,
} from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { labelSchema } from './label.ts'
import { MAX_SEARCH_KEY_LENGTH } from './limits.ts'
import { pageFields, pageOf } from './page.ts'

/**
 * Schema of a search result. Title and summary of a search are HTML with `<em>` around matches as the only element; those of a
 * recommendation are plain text.
 */
export const searchHitSchema = z.object({
  id: idSchema,
  type: withFallback(numberSchema, SEARCH_TYPE.article),
  ...authorFields,
  title: lineSchema,
  summary: textSchema,
  imageUrl: urlSchema,
  viewCount: countSchema,
  thumhup: countSchema,
  labelList: list(labelSchema),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** One result of a search as `searchHitSchema` parses it. */
export type SearchHit = z.output<typeof searchHitSchema>

const key = maybe(inputText({ max: MAX_SEARCH_KEY_LENGTH }))
const type = maybe(z.pipe(numberSchema, z.literal(Object.values(SEARCH_TYPE))))

const searchFieldsSchema = z.object({
  ...pageFields,
  key,
  keyword: key,
  t: type,
  type,
  labelId: maybe(idInputSchema),
  /** Only results changed within this number of days. */
  days: maybe(wholeNumber(1, 36_500)),
  /** Only solved questions, or only unsolved ones. */
  solved: maybe(flagSchema),
  sort: withFallback(z.enum(['relevance', 'time']), 'relevance'),
})

/** Schema of the body of `search.search`; `keyword` and `type` are read as `key` and `t`. */
export const searchSchema = z.pipe(
  searchFieldsSchema,
  z.transform(({ keyword, type, ...search }: z.output<typeof searchFieldsSchema>) => ({
    ...search,
    key: search.key ?? keyword ?? '',
    t: search.t ?? type ?? SEARCH_TYPE.all,
  })),
)

/** Schema of a page of search results. */
export const searchPageSchema = z.extend(pageOf(searchHitSchema), {
  /** Number of results of each kind, regardless of the requested kind; at most 10,000 are counted. */
  counts: list(z.object({ type: numberSchema, total: countSchema })),
  /** No text has all words; the results match the most significant ones. */
  isNear: maybe(flagSchema),
  /** Words without results, and their replacements. */
  corrections: list(z.object({ typed: z.string(), meant: z.string() })),
})
/** A page of results as `searchPageSchema` parses it. */
export type SearchPage = z.output<typeof searchPageSchema>

/** Schema of the body of `search.recommend`: related to a text, or to an entity by its id. */
export const recommendSchema = z.object({
  key,
  id: maybe(idInputSchema),
  t: withFallback(z.pipe(numberSchema, z.literal(Object.values(SEARCH_TYPE))), SEARCH_TYPE.all),
  size: pageFields.size,
})
