import { hasVisibleText } from '@mozhan/api-client/contract'
import { z } from 'zod'

// Schemas of the YAML front matter of the files of an archive. They accept other notations than those of the export,
// because users edit the files: an id without quotes is a number, and a date may be a YAML date.

/** An id: digits that surely fit the `bigint` of PostgreSQL, whose maximum is about 9.2 × 10^18. */
export const id = z
  .union([z.string(), z.bigint()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,18}$|^[1-8]\d{18}$/))
const date = z.union([z.iso.datetime({ offset: true }), z.date()]).transform((at) => new Date(at))
/** A text: any value but null, as text, of at most `max` UTF-16 units. */
const words = (max: number) =>
  z
    .unknown()
    .refine((value): boolean => value !== undefined && value !== null, 'missing')
    .pipe(z.coerce.string().max(max))
/** An optional text; a key without a value is the same as no key. */
const optionalWords = (max: number) =>
  words(max)
    .nullish()
    .transform((value) => value ?? undefined)
const wordsOr = (fallback: string, max: number) =>
  words(max)
    .nullish()
    .transform((value) => value ?? fallback)
const flag = z.boolean().optional()
const tags = z.array(words(100)).max(50)

export const articleHead = z.object({
  id,
  title: words(255).pipe(z.string().refine(hasVisibleText)),
  date,
  updated: date,
  tags: tags.default([]),
  description: wordsOr('', 10_000),
  cover: optionalWords(1000),
  private: flag,
  kind: wordsOr('original', 30),
  source: optionalWords(1000),
})

export const columnHead = z.object({
  id,
  title: words(100).pipe(z.string().trim().refine(hasVisibleText)),
  date,
  updated: date,
  cover: optionalWords(1000),
  private: flag,
  sort: z.coerce.number().int().default(0),
  articles: z.array(id).default([]),
})

export const questionHead = z.object({
  id,
  title: words(255).pipe(z.string().refine(hasVisibleText)),
  date,
  updated: date,
  tags: tags.default([]),
  solved: flag,
})

export const answerHead = z.object({
  id,
  date,
  updated: date,
  question: z.object({ id }),
  replyTo: id.optional(),
  accepted: flag,
})

export const commentHead = z.object({
  id,
  date,
  article: z.object({ id }).optional(),
  resource: z.object({ id }).optional(),
  replyTo: id.optional(),
})

export const draftHead = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: wordsOr('', 255),
  updated: date,
  kind: z.enum(['article', 'question', 'answer']),
  edits: id.optional(),
  tags: tags.optional(),
  columns: z.array(id).optional(),
  cover: optionalWords(1000),
  /** The other fields of the editor's form, as stored in the draft (see `DraftParts`); absent if the draft is plain text. */
  form: z.record(z.string(), z.unknown()).optional(),
})
