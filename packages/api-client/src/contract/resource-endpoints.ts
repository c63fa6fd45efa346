import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { inputText, list, maybe, nothingSchema, numberSchema } from './fields.ts'
import { idInputSchema, idParams, idSchema } from './id.ts'
import { pageFields, pageOf } from './page.ts'
import { ownStateSchema, toggleParams } from './reaction.ts'
import {
  RESOURCE_ORDERS,
  resourceInputSchema,
  resourceSchema,
  resourceTypeSchema,
} from './resource.ts'

const filterFields = {
  ...pageFields,
  title: maybe(inputText({ max: 255 })),
  type: maybe(inputText({ max: 30 })),
}

export const listResourceTypes = defineEndpoint({
  method: 'GET',
  path: '/article/api/resource/typeList',
  access: 'public',
  summary: '资源类型',
  data: list(resourceTypeSchema),
})

export const listMyResources = defineEndpoint({
  method: 'POST',
  path: '/article/resource/list',
  access: 'session',
  limit: 'none',
  summary: '我的资源，全部状态',
  body: z.object(filterFields),
  data: pageOf(resourceSchema),
})

export const findResources = defineEndpoint({
  method: 'POST',
  path: '/article/api/resource/listREQ',
  access: 'public',
  limit: 'none',
  summary: '公开资源列表，可按标题、类型、上传者筛选',
  body: z.object({
    ...filterFields,
    userId: maybe(idInputSchema),
    order: maybe(z.enum(RESOURCE_ORDERS)),
  }),
  data: pageOf(resourceSchema),
})

export const getResource = defineEndpoint({
  method: 'GET',
  path: '/article/api/resource/:id',
  access: 'public',
  limit: 'none',
  summary: '资源详情，浏览数加一；未登录时不含文件地址',
  description: '带 view=0 时不计浏览：不是有人打开，而是为生成页面、填写表单等取数。',
  changesState: true,
  params: idParams,
  query: z.object({ view: maybe(z.pipe(numberSchema, z.literal([0, 1]))) }),
  data: resourceSchema,
})

export const checkDownload = defineEndpoint({
  method: 'GET',
  path: '/article/api/resource/check/:id',
  access: 'public',
  limit: 'react',
  summary: '下载前检查并计数：不可下载或未登录为 false，否则为 true 或短时下载地址',
  changesState: true,
  params: idParams,
  data: z.union([z.boolean(), z.string()]),
})

export const saveResource = defineEndpoint({
  method: 'POST',
  path: '/article/resource',
  access: 'session',
  limit: 'write',
  summary: '发布或修改自己的资源，返回资源 id',
  body: resourceInputSchema,
  data: idSchema,
})

export const deleteResource = defineEndpoint({
  method: 'DELETE',
  path: '/article/resource/:id',
  access: 'session',
  limit: 'write',
  summary: '删除自己的资源及文件',
  params: idParams,
  data: nothingSchema,
})

export const setThumb = defineEndpoint({
  method: 'PUT',
  path: '/article/resource/thumb/:id/:value',
  access: 'session',
  limit: 'react',
  summary: '点赞资源（1）或取消（-1）',
  params: toggleParams,
  data: nothingSchema,
})

export const setCollect = defineEndpoint({
  method: 'PUT',
  path: '/article/resource/collect/:id/:value',
  access: 'session',
  limit: 'react',
  summary: '收藏资源（1）或取消（-1）',
  params: toggleParams,
  data: nothingSchema,
})

export const getState = defineEndpoint({
  method: 'GET',
  path: '/article/resource/state/:id',
  access: 'session',
  summary: '我对资源的状态：是否点赞、收藏、是否上传者',
  params: idParams,
  data: ownStateSchema,
})
