import * as z from 'zod/mini'
import { commentInputSchema, commentSchema, commentTargetSchema } from './comment.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, maybe, nothingSchema } from './fields.ts'
import { idParams } from './id.ts'

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/article/api/comment/list/:id',
  access: 'public',
  summary: '评论树，最新在前；targetType=resource 时 id 为资源',
  description: '失败：文章ID不能为空。',
  params: idParams,
  query: z.object({ targetType: maybe(commentTargetSchema) }),
  data: list(commentSchema),
})

export const createComment = defineEndpoint({
  method: 'POST',
  path: '/article/comment',
  access: 'session',
  limit: 'comment',
  summary: '发表评论或回复',
  description:
    '作者取自令牌；顶层评论的 parentId 为 -1。十分钟内在同一处一字不差地再发一次，视为应答丢失后的重试，只算一条。',
  body: commentInputSchema,
  data: nothingSchema,
})

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/article/comment/:id',
  access: 'session',
  limit: 'comment',
  summary: '删除自己的评论；其下还有回复时留下空位',
  description: '失败：评论ID不能为空。只能删除自己的评论；他人的回复保留在原处。',
  params: idParams,
  data: nothingSchema,
})
