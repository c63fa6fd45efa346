import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, maybe } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'

/** Kinds of pages in the site map. */
const kindSchema = z.enum(['article', 'question', 'column', 'resource', 'user'])

export const listSitemapParts = defineEndpoint({
  method: 'GET',
  path: '/search/api/sitemap/:kind',
  access: 'public',
  limit: 'compute',
  summary: '站点地图：每一份从哪个 id 开始，每份至多一万条公开内容',
  params: z.object({ kind: kindSchema }),
  data: list(idSchema),
})

export const getSitemapPart = defineEndpoint({
  method: 'GET',
  path: '/search/api/sitemap/:kind/:from',
  access: 'public',
  limit: 'compute',
  summary: '站点地图的一份：从这个 id 起的公开内容，按 id 排列',
  params: z.object({ kind: kindSchema, from: idInputSchema }),
  data: list(z.object({ id: idSchema, updateDate: maybe(dateSchema) })),
})
