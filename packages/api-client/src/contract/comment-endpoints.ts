import * as z from 'zod/mini'
import { commentInputSchema, commentListQuerySchema, commentSchema } from './comment.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, maybe, nothingSchema } from './fields.ts'
import { idParams, idSchema } from './id.ts'
import { cursorSchema } from './part.ts'

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/article/api/comment/list/:id',
  access: 'public',
  summary: '评论树，最新在前；targetType=resource 时 id 为资源',
  description:
    '失败：文章ID不能为空。一次至多 20 条顶层评论、文字共约 256 KB。还有更多时，最后一条带 next（作为 cursor 再取，应答头 Link 的 rel="next" 也指向它）与 total（评论总数）；楼层没有取全时，顶层评论带 childNext（用 listReplies 取）。at 只取某条评论所在的楼层。isCut 的评论只有开头，全文用 getComment 取。',
  params: idParams,
  query: commentListQuerySchema,
  data: list(commentSchema),
})

export const listReplies = defineEndpoint({
  method: 'GET',
  path: '/article/api/comment/replies/:id',
  access: 'public',
  summary: '一条顶层评论下的回复，平铺，最早在前',
  description:
    'cursor 为 childNext、childPrevious，或前一部分末条的 next、首条的 previous；一次至多 50 条、文字共约 256 KB。',
  params: idParams,
  query: z.object({ cursor: cursorSchema }),
  data: list(commentSchema),
})

export const getComment = defineEndpoint({
  method: 'GET',
  path: '/article/api/comment/:id',
  access: 'public',
  summary: '一条评论的全文，不含回复',
  params: idParams,
  data: commentSchema,
})

export const createComment = defineEndpoint({
  method: 'POST',
  path: '/article/comment',
  access: 'session',
  limit: 'comment',
  summary: '发表评论或回复',
  description:
    '作者取自令牌；顶层评论的 parentId 为 -1。十分钟内在同一处一字不差地再发一次，视为应答丢失后的重试，只算一条。应答为其 id，较早的后端为 null。',
  body: commentInputSchema,
  data: maybe(idSchema),
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
