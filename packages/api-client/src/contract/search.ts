import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { SEARCH_TYPE } from './codes.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  inputText,
  list,
  maybe,
  numberSchema,
  textSchema,
  urlSchema,
  withFallback,
} from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { labelSchema } from './label.ts'
import { pageFields } from './page.ts'

/** What a search found; `<em>` surrounds the key in title and summary. */
export const searchHitSchema = z.object({
  id: idSchema,
  type: withFallback(numberSchema, SEARCH_TYPE.article),
  ...authorFields,
  title: textSchema,
  summary: textSchema,
  imageUrl: urlSchema,
  viewCount: countSchema,
  thumhup: countSchema,
  labelList: list(labelSchema),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
export type SearchHit = z.output<typeof searchHitSchema>

const key = maybe(inputText({ max: 200 }))
const type = maybe(z.pipe(numberSchema, z.literal(Object.values(SEARCH_TYPE))))

const searchFieldsSchema = z.object({ ...pageFields, key, keyword: key, t: type, type })

/** `keyword` and `type` are read as `key` and `t`. */
export const searchSchema = z.pipe(
  searchFieldsSchema,
  z.transform(({ keyword, type, ...search }: z.output<typeof searchFieldsSchema>) => ({
    ...search,
    key: search.key ?? keyword ?? '',
    t: search.t ?? type ?? SEARCH_TYPE.all,
  })),
)

/** Related to a text or to something by its id. */
export const recommendSchema = z.object({
  key,
  id: maybe(idInputSchema),
  t: withFallback(z.pipe(numberSchema, z.literal(Object.values(SEARCH_TYPE))), SEARCH_TYPE.all),
  size: pageFields.size,
})
