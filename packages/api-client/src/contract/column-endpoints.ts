import * as z from 'zod/mini'
import { columnInputSchema, columnNameSchema, columnSchema } from './column.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, list, maybe, nothingSchema } from './fields.ts'
import { idInputSchema, idParams, idSchema } from './id.ts'
import { pageFields, pageOf } from './page.ts'

export const listTopColumns = defineEndpoint({
  method: 'GET',
  path: '/article/api/column/findTopColumn/:id',
  access: 'public',
  summary: '热门专栏；不大于 1000 为全站前几个，更长的为该用户的',
  params: idParams,
  data: list(columnSchema),
})

export const getColumn = defineEndpoint({
  method: 'GET',
  path: '/article/api/column/:id',
  access: 'public',
  summary: '专栏详情',
  description: '失败：专栏不存在。',
  params: idParams,
  data: columnSchema,
})

export const findUserColumns = defineEndpoint({
  method: 'GET',
  path: '/article/api/column/findColumnByUserId/:id',
  access: 'public',
  summary: '某用户的公开专栏',
  params: idParams,
  data: list(columnSchema),
})

export const listMyColumns = defineEndpoint({
  method: 'GET',
  path: '/article/column/list',
  access: 'session',
  summary: '我的全部专栏，供写文章时选择',
  data: list(columnSchema),
})

export const findMyColumns = defineEndpoint({
  method: 'POST',
  path: '/article/column/listREQ',
  access: 'session',
  limit: 'none',
  summary: '我的专栏，分页，可按名称查找，最近修改的在前',
  description: '只查自己的，userId 不被采用。',
  body: z.object({
    ...pageFields,
    name: maybe(inputText({ max: 100 })),
    userId: maybe(idInputSchema),
  }),
  data: pageOf(columnSchema),
})

export const deleteColumn = defineEndpoint({
  method: 'DELETE',
  path: '/article/column/:id',
  access: 'session',
  limit: 'write',
  summary: '删除专栏，其中文章保留',
  description: '失败：专栏不存在；不是自己的专栏。',
  params: idParams,
  data: nothingSchema,
})

export const renameColumn = defineEndpoint({
  method: 'PUT',
  path: '/article/column/:id/:name',
  access: 'session',
  limit: 'write',
  summary: '专栏改名',
  description: '失败：名称为空或与自己的其他专栏重复。',
  params: z.object({ id: idInputSchema, name: columnNameSchema }),
  data: nothingSchema,
})

export const saveColumnImage = defineEndpoint({
  method: 'PUT',
  path: '/article/column/saveImage',
  access: 'session',
  limit: 'write',
  summary: '设置专栏封面，图片先经上传',
  body: z.object({ id: idInputSchema, imageUrl: inputText({ max: 1000 }) }),
  data: nothingSchema,
})

export const saveColumn = defineEndpoint({
  method: 'POST',
  path: '/article/column/saveOrUpdate',
  access: 'session',
  limit: 'write',
  summary: '新建或修改专栏，返回专栏 id',
  description:
    '修改时没有传的字段不变，空的简介与封面为清除。失败：名称为空或与自己的其他专栏重复；不是自己的专栏。',
  body: columnInputSchema,
  data: idSchema,
})

export const orderArticles = defineEndpoint({
  method: 'PUT',
  path: '/article/column/order/:id',
  access: 'session',
  limit: 'write',
  summary: '调整专栏中文章的阅读顺序',
  description:
    '列出的文章在它们原有的位置上按新的先后排列，没有列出的留在原处。失败：列出的文章重复，或已不在专栏中。',
  params: idParams,
  body: z.object({ articleIds: z.array(idInputSchema).check(z.maxLength(1000)) }),
  data: nothingSchema,
})
