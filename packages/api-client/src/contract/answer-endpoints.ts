import * as z from 'zod/mini'
import {
  answerCreateSchema,
  answerSchema,
  answerUpdateSchema,
  answerVersionSchema,
} from './answer.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, nothingSchema } from './fields.ts'
import { idInputSchema, idParams } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { toggleParams } from './reaction.ts'

export const listAnswers = defineEndpoint({
  method: 'GET',
  path: '/question/api/replay/list/:questionId',
  aliases: ['/question/api/reply/list/:questionId'],
  access: 'public',
  summary: '问题的回答树，最新在前',
  description: '失败：问题ID不能为空。',
  params: z.object({ questionId: idInputSchema }),
  data: list(answerSchema),
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
    '作者取自令牌；回答问题时 parentId 为 -1。十分钟内在同一处一字不差地再发一次，视为应答丢失后的重试，只算一条。',
  body: answerCreateSchema,
  data: nothingSchema,
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
