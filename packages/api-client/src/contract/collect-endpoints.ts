import * as z from 'zod/mini'
import { collectItemSchema } from './collect.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, maybe } from './fields.ts'
import { pageFields, pageOf } from './page.ts'
import { targetTypeSchema } from './target.ts'

const filterSchema = z.object({
  ...pageFields,
  targetType: maybe(targetTypeSchema),
  /** Part of the title. */
  title: maybe(inputText({ max: 255 })),
})

export const listCollects = defineEndpoint({
  method: 'POST',
  path: '/article/collect/list',
  access: 'session',
  limit: 'none',
  summary: '我的收藏，最近在前',
  body: filterSchema,
  data: pageOf(collectItemSchema),
})

export const listThumbs = defineEndpoint({
  method: 'POST',
  path: '/article/thumb/list',
  access: 'session',
  limit: 'none',
  summary: '我的点赞，最近在前',
  body: filterSchema,
  data: pageOf(collectItemSchema),
})
