import * as z from 'zod/mini'
import { articleSchema } from './article.ts'
import {
  articleCreateSchema,
  articleListSchema,
  articleSearchSchema,
  articleUpdateSchema,
  userArticlesSchema,
} from './article-input.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, list, maybe, nothingSchema, readableText, textSchema } from './fields.ts'
import { idInputSchema, idParams, idSchema } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { pageOf } from './page.ts'
import { ownStateSchema, toggleParams } from './reaction.ts'

export const listArticles = defineEndpoint({
  method: 'POST',
  path: '/article/api/article/list',
  access: 'public',
  limit: 'none',
  summary: '公开文章列表，可按频道、标签筛选，最近更新在前',
  body: articleListSchema,
  data: pageOf(articleSchema),
})

export const findArticles = defineEndpoint({
  method: 'POST',
  path: '/article/api/article/listREQ',
  access: 'public',
  limit: 'none',
  summary: '按条件查公开文章：作者、专栏、频道、标签、标题、排序',
  body: articleSearchSchema,
  data: pageOf(articleSchema),
})

export const getArticle = defineEndpoint({
  method: 'GET',
  path: '/article/api/article/:id',
  access: 'public',
  summary: '文章详情；不存在、已删除或无权查看时 code 为 404',
  description: '失败：code 404。',
  params: idParams,
  data: articleSchema,
})

export const addView = defineEndpoint({
  method: 'PUT',
  path: '/article/api/article/viewCount/:id',
  access: 'public',
  limit: 'react',
  summary: '文章浏览数加一',
  description: '失败：无效操作；文章不存在。',
  params: idParams,
  data: nothingSchema,
})

export const listColumnArticles = defineEndpoint({
  method: 'GET',
  path: '/article/api/article/column/:id',
  access: 'public',
  summary: '专栏目录，按阅读顺序；传入文章 id 时取其第一个专栏',
  params: idParams,
  data: list(articleSchema),
})

export const listPopularArticles = defineEndpoint({
  method: 'GET',
  path: '/article/api/article/popularArticles/:n',
  access: 'public',
  summary: '浏览最多的文章；不大于 1000 为篇数，更长的为作者 id',
  params: z.object({ n: idInputSchema }),
  data: list(articleSchema),
})

export const listHotArticles = defineEndpoint({
  method: 'GET',
  path: '/article/api/article/hotlist',
  access: 'public',
  summary: '浏览最多的 10 篇文章',
  data: list(articleSchema),
})

export const listLatestArticles = defineEndpoint({
  method: 'GET',
  path: '/article/api/article/latestArticles/:n',
  access: 'public',
  summary: '最新文章；不大于 1000 为篇数，更长的为作者 id',
  params: z.object({ n: idInputSchema }),
  data: list(articleSchema),
})

export const listUserArticles = defineEndpoint({
  method: 'POST',
  path: '/article/article/user',
  access: 'session',
  limit: 'none',
  summary: '某用户的文章；本人可见全部状态，他人只见公开且通过的',
  description: '失败：无效用户信息。isPublic 与 ispublic 等价。',
  body: userArticlesSchema,
  data: pageOf(articleSchema),
})

export const createArticle = defineEndpoint({
  method: 'POST',
  path: '/article/article',
  access: 'session',
  limit: 'write',
  bodyLimit: LONG_BODY_BYTES,
  summary: '发布文章，返回文章 id',
  description:
    '作者取自令牌，请求中的 userId、nickName、userImage 不被采用；正文由服务端渲染，htmlContent 不被采用。',
  body: articleCreateSchema,
  data: idSchema,
})

export const updateArticle = defineEndpoint({
  method: 'PUT',
  path: '/article/article',
  access: 'session',
  limit: 'write',
  bodyLimit: LONG_BODY_BYTES,
  summary: '修改自己的文章，返回文章 id',
  description: '作者取自令牌；只能修改自己的文章，否则失败。',
  body: articleUpdateSchema,
  data: idSchema,
})

export const deleteArticle = defineEndpoint({
  method: 'DELETE',
  path: '/article/article/:id',
  access: 'session',
  limit: 'write',
  summary: '删除自己的文章',
  description: '只能删除自己的文章，否则失败。',
  params: idParams,
  data: nothingSchema,
})

export const getSummary = defineEndpoint({
  method: 'POST',
  path: '/article/article/getSummary',
  access: 'session',
  limit: 'compute',
  bodyLimit: LONG_BODY_BYTES,
  summary: '由正文生成摘要',
  body: z.object({
    content: maybe(inputText({ max: 1_000_000 })),
    mdContent: maybe(inputText({ max: 1_000_000 })),
    title: maybe(readableText({ max: 255 })),
  }),
  data: textSchema,
})

export const setThumb = defineEndpoint({
  method: 'PUT',
  path: '/article/article/thumb/:id/:value',
  access: 'session',
  limit: 'react',
  summary: '点赞文章（1）或取消（-1），同一用户重复无效果',
  description: '失败：无效操作（value 不是 1 或 -1，或数值已为 0）；文章不存在。',
  params: toggleParams,
  data: nothingSchema,
})

export const setCollect = defineEndpoint({
  method: 'PUT',
  path: '/article/article/collect/:id/:value',
  access: 'session',
  limit: 'react',
  summary: '收藏文章（1）或取消（-1）',
  params: toggleParams,
  data: nothingSchema,
})

export const getState = defineEndpoint({
  method: 'GET',
  path: '/article/article/state/:id',
  access: 'session',
  summary: '我对文章的状态：是否点赞、收藏、是否作者',
  params: idParams,
  data: ownStateSchema,
})
