import { hasVisibleText } from '@mozhan/api-client/contract'
import { z } from 'zod'
import type { ImportEntryRequest } from '../../domains/archive/entry-request.ts'
import type { ImportArticleRequest } from '../../domains/article/import-request.ts'
import { repairText } from '../../platform/text/repair-text.ts'

const text = (max: number) => z.string().max(max).transform(repairText)
const date = z.iso.datetime({ offset: true })
const files = z.array(z.object({ path: text(1000), name: text(255), base64: z.base64() })).max(500)

/** Body of an article import; see ImportArticleRequest. */
export const importArticleSchema = z.object({
  author: text(100),
  sourceKey: text(1000).pipe(z.string().min(1)),
  title: text(255).pipe(z.string().trim().refine(hasVisibleText)),
  markdown: text(5_000_000).pipe(z.string().min(1)),
  createDate: date.optional(),
  updateDate: date.optional(),
  labels: z.array(text(100)).max(50),
  channels: z.array(text(100)).max(50).optional(),
  summary: text(2000).optional(),
  imageUrl: text(1000).optional(),
  isPublic: z.boolean().optional(),
  kind: text(30).optional(),
  source: text(1000).optional(),
  files: files.optional(),
}) satisfies z.ZodType<ImportArticleRequest>

/** Body of an archive entry import; see ImportEntryRequest. */
export const importEntrySchema = z.object({
  author: text(100),
  path: text(1000),
  text: text(6_000_000),
  files,
  channel: text(100).optional(),
  isPrivate: z.boolean().optional(),
}) satisfies z.ZodType<ImportEntryRequest>
