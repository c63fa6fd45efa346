import * as z from 'zod/mini'
import { dateSchema } from './date.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, maybe, nothingSchema } from './fields.ts'
import { historyInputSchema, historyItemSchema } from './history.ts'
import { idParams } from './id.ts'

/** Limit of entries in one merge. */
const MAX_MERGED_VISITS = 500

export const listHistory = defineEndpoint({
  method: 'GET',
  path: '/article/article/history/:id',
  access: 'session',
  summary: '我的浏览历史，id 为本人用户 id，最近在前',
  params: idParams,
  data: list(historyItemSchema),
})

export const addHistory = defineEndpoint({
  method: 'POST',
  path: '/article/article/history',
  access: 'session',
  limit: 'react',
  summary: '记一次浏览',
  body: historyInputSchema,
  data: nothingSchema,
})

export const mergeHistory = defineEndpoint({
  method: 'PUT',
  path: '/article/article/history/merge',
  access: 'session',
  limit: 'react',
  summary: '登录后并入本机的浏览历史',
  body: z.object({ items: z.array(historyInputSchema).check(z.maxLength(MAX_MERGED_VISITS)) }),
  data: nothingSchema,
})

export const deleteHistory = defineEndpoint({
  method: 'DELETE',
  path: '/article/article/history/:id',
  access: 'session',
  limit: 'react',
  summary: '删除一条浏览历史',
  params: idParams,
  data: nothingSchema,
})

export const clearHistory = defineEndpoint({
  method: 'DELETE',
  path: '/article/article/history',
  access: 'session',
  limit: 'react',
  summary: '删除一段时间的浏览历史，不给起止则全部',
  query: z.object({ from: maybe(dateSchema), to: maybe(dateSchema) }),
  data: nothingSchema,
})

export const pauseHistory = defineEndpoint({
  method: 'PUT',
  path: '/article/article/history/pause/:value',
  access: 'session',
  limit: 'react',
  summary: '暂停（1）或恢复（0）记录浏览历史',
  params: z.object({
    value: z.pipe(
      z.union([z.literal([0, 1]), z.literal(['0', '1'])]),
      z.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
    ),
  }),
  data: nothingSchema,
})
