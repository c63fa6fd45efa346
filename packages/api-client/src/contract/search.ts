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
  withFallback,
} from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { labelSchema } from './label.ts'
import { MAX_SEARCH_KEY_LENGTH } from './limits.ts'
import { pageFields, pageOf } from './page.ts'

/**
 * What a search found. Of a search, title and summary are HTML in which `<em>` around what was looked for is the only
 * element; of a recommendation, for which nothing was looked for, they are plain text.
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
  /** Changed within so many days. */
  days: maybe(z.pipe(numberSchema, z.int().check(z.minimum(1), z.maximum(36_500)))),
  /** Only questions that are solved, or only those that are not. */
  solved: maybe(flagSchema),
  sort: withFallback(z.enum(['relevance', 'time']), 'relevance'),
})

/** `keyword` and `type` are read as `key` and `t`. */
export const searchSchema = z.pipe(
  searchFieldsSchema,
  z.transform(({ keyword, type, ...search }: z.output<typeof searchFieldsSchema>) => ({
    ...search,
    key: search.key ?? keyword ?? '',
    t: search.t ?? type ?? SEARCH_TYPE.all,
  })),
)

/** A page of what was found, and what may be said about it. */
export const searchPageSchema = z.extend(pageOf(searchHitSchema), {
  /** How many texts of each kind there are, whatever kind was wanted; at most 10,000 are counted. */
  counts: list(z.object({ type: numberSchema, total: countSchema })),
  /** Nothing had all of the words; these texts have the telling part of them. */
  isNear: maybe(flagSchema),
  /** Words that no text has, and what they were taken for. */
  corrections: list(z.object({ typed: z.string(), meant: z.string() })),
})
/** A page of results as `searchPageSchema` parses it. */
export type SearchPage = z.output<typeof searchPageSchema>

/** Related to a text or to something by its id. */
export const recommendSchema = z.object({
  key,
  id: maybe(idInputSchema),
  t: withFallback(z.pipe(numberSchema, z.literal(Object.values(SEARCH_TYPE))), SEARCH_TYPE.all),
  size: pageFields.size,
})
