import { hasVisibleText } from '@mozhan/api-client/contract'
import { z } from 'zod'

// Editors may change the form: an id without quotes is a number, and a date may be a YAML date.
export const id = z
  .union([z.string(), z.bigint()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,18}$|^[1-8]\d{18}$/))
const date = z.union([z.iso.datetime({ offset: true }), z.date()]).transform((at) => new Date(at))
const words = (max: number) => z.coerce.string().pipe(z.string().max(max))
const flag = z.boolean().optional()
const tags = z.array(words(100)).max(50)

export const articleHead = z.object({
  id,
  title: words(255).pipe(z.string().refine(hasVisibleText)),
  date,
  updated: date,
  tags: tags.default([]),
  description: words(10_000).default(''),
  cover: words(1000).optional(),
  private: flag,
  kind: words(30).default('original'),
  source: words(1000).optional(),
})

export const columnHead = z.object({
  id,
  title: words(100).pipe(z.string().trim().refine(hasVisibleText)),
  date,
  updated: date,
  cover: words(1000).optional(),
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
  title: words(255).default(''),
  updated: date,
  kind: z.enum(['article', 'question', 'answer']),
  edits: id.optional(),
  tags: tags.optional(),
  columns: z.array(id).optional(),
  cover: words(1000).optional(),
  form: z.record(z.string(), z.unknown()).optional(),
})
