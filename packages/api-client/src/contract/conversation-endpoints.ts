import * as z from 'zod/mini'
import {
  chatEventSchema,
  chatInputSchema,
  conversationCreateSchema,
  conversationSchema,
  conversationUpdateSchema,
} from './conversation.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, maybe, nothingSchema } from './fields.ts'
import { idParams } from './id.ts'
import { pageFields, pageOf } from './page.ts'

export const findConversations = defineEndpoint({
  method: 'POST',
  path: '/system/session/query',
  access: 'session',
  summary: '我的对话，不含内容，最近更新在前',
  body: z.object({ ...pageFields, title: maybe(inputText({ max: 100 })) }),
  data: pageOf(conversationSchema),
})

export const updateConversation = defineEndpoint({
  method: 'POST',
  path: '/system/session/update',
  access: 'session',
  summary: '对话改名或保存内容',
  body: conversationUpdateSchema,
  data: nothingSchema,
})

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/system/session/delete/:id',
  access: 'session',
  summary: '删除对话',
  params: idParams,
  data: nothingSchema,
})

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/system/session/getById/:id',
  access: 'session',
  summary: '对话详情，含内容',
  params: idParams,
  data: conversationSchema,
})

export const createConversation = defineEndpoint({
  method: 'POST',
  path: '/system/session/create',
  access: 'session',
  summary: '新建对话，返回整个对话',
  body: conversationCreateSchema,
  data: conversationSchema,
})

export const chat = defineEndpoint({
  method: 'POST',
  path: '/system/api/session/chat',
  access: 'public',
  summary: '向助手提问，回答以事件流返回；有频率限制',
  body: chatInputSchema,
  answer: 'events',
  data: chatEventSchema,
})
