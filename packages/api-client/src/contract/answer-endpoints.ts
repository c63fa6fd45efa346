import * as z from 'zod/mini'
import {
  answerCreateSchema,
  answerListQuerySchema,
  answerSchema,
  answerUpdateSchema,
  answerVersionSchema,
} from './answer.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, maybe, nothingSchema } from './fields.ts'
import { idInputSchema, idParams, idSchema } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { cursorSchema } from './part.ts'
import { toggleParams } from './reaction.ts'

export const listAnswers = defineEndpoint({
  method: 'GET',
  path: '/question/api/replay/list/:questionId',
  aliases: ['/question/api/reply/list/:questionId'],
  access: 'public',
  summary: '问题的回答树，最新在前',
  description:
    '失败：问题ID不能为空。一次至多 20 个回答、文字共约 256 KB。还有更多时，最后一个带 next（作为 cursor 再取，应答头 Link 的 rel="next" 也指向它）与 total（回答总数）；回复没有取全时，回答带 childNext（用 listReplies 取）。at 只取某个回答或回复所在的回答。isCut 的回答只有开头，全文用 getAnswer 取。',
  params: z.object({ questionId: idInputSchema }),
  query: answerListQuerySchema,
  data: list(answerSchema),
})

export const listReplies = defineEndpoint({
  method: 'GET',
  path: '/question/api/replay/replies/:id',
  aliases: ['/question/api/reply/replies/:id'],
  access: 'public',
  summary: '一个回答下的回复，平铺，最早在前',
  description:
    'cursor 为 childNext、childPrevious，或前一部分末条的 next、首条的 previous；一次至多 50 条、文字共约 256 KB。',
  params: idParams,
  query: z.object({ cursor: cursorSchema }),
  data: list(answerSchema),
})

export const getAnswer = defineEndpoint({
  method: 'GET',
  path: '/question/api/replay/:id',
  aliases: ['/question/api/reply/:id'],
  access: 'public',
  summary: '一个回答的全文，不含回复',
  params: idParams,
  data: answerSchema,
})

export const createAnswer = defineEndpoint({
  method: 'POST',
  path: '/question/replay',
  aliases: ['/question/reply'],
  access: 'session',
  limit: 'comment',
  bodyLimit: LONG_BODY_BYTES,
  summary: '回答问题，或回复某条回答',
  description:
    '作者取自令牌；回答问题时 parentId 为 -1。十分钟内在同一处一字不差地再发一次，视为应答丢失后的重试，只算一条。应答为其 id，较早的后端为 null。',
  body: answerCreateSchema,
  data: maybe(idSchema),
})

export const updateAnswer = defineEndpoint({
  method: 'PUT',
  path: '/question/replay',
  aliases: ['/question/reply'],
  access: 'session',
  limit: 'comment',
  bodyLimit: LONG_BODY_BYTES,
  summary: '修改自己的回答',
  description:
    '带上 basedOn（所改版本的 updateDate）时，已有更新的版本则以代码 409 拒绝，不作改动。',
  body: answerUpdateSchema,
  data: answerVersionSchema,
})

export const deleteAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/question/replay/:id',
  aliases: ['/question/reply/:id'],
  access: 'session',
  limit: 'comment',
  summary: '删除自己的回答；其下还有回复时留下空位',
  description: '失败：回答评论ID不能为空。只能删除自己的回答；他人的回复保留在原处。',
  params: idParams,
  data: nothingSchema,
})

export const acceptAnswer = defineEndpoint({
  method: 'PUT',
  path: '/question/replay/accept/:id',
  aliases: ['/question/reply/accept/:id'],
  access: 'session',
  limit: 'comment',
  summary: '提问者采纳回答，可改选，问题随之标记已解决',
  params: idParams,
  data: nothingSchema,
})

export const setThumb = defineEndpoint({
  method: 'PUT',
  path: '/question/replay/thumb/:id/:value',
  aliases: ['/question/reply/thumb/:id/:value'],
  access: 'session',
  limit: 'react',
  summary: '点赞回答（1）或取消（-1）',
  params: toggleParams,
  data: nothingSchema,
})
