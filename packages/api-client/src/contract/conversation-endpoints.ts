import * as z from 'zod/mini'
import {
  assistantSchema,
  chatEventSchema,
  chatInputSchema,
  conversationCreateSchema,
  conversationSchema,
  conversationUpdateSchema,
} from './conversation.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, maybe, nothingSchema } from './fields.ts'
import { idParams } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { pageFields, pageOf } from './page.ts'

export const getAssistant = defineEndpoint({
  method: 'GET',
  path: '/system/api/session/assistant',
  access: 'public',
  summary: '回答问题的助手：模型的名字，是不是语言模型',
  description: 'isLanguageModel 为 false 时，本站没有配置语言模型，回答由站内检索给出。',
  data: assistantSchema,
})

export const findConversations = defineEndpoint({
  method: 'POST',
  path: '/system/session/query',
  access: 'session',
  limit: 'none',
  summary: '我的对话，不含内容，最近更新在前',
  body: z.object({ ...pageFields, title: maybe(inputText({ max: 100 })) }),
  data: pageOf(conversationSchema),
})

export const updateConversation = defineEndpoint({
  method: 'POST',
  path: '/system/session/update',
  access: 'session',
  limit: 'draft',
  bodyLimit: LONG_BODY_BYTES,
  summary: '对话改名或保存内容',
  description:
    'content 替换全部内容；正在回答时不能替换。给出 lastTurnId 而对话在别处已有新内容时失败，什么都不改。',
  body: conversationUpdateSchema,
  data: nothingSchema,
})

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/system/session/delete/:id',
  access: 'session',
  limit: 'draft',
  summary: '删除对话',
  params: idParams,
  data: nothingSchema,
})

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/system/session/getById/:id',
  access: 'session',
  summary: '对话详情，含内容',
  description: '正在写的回答是最后一条，status 为 running，可用 followAnswer 接着读。',
  params: idParams,
  data: conversationSchema,
})

export const createConversation = defineEndpoint({
  method: 'POST',
  path: '/system/session/create',
  access: 'session',
  limit: 'draft',
  bodyLimit: LONG_BODY_BYTES,
  summary: '新建对话，返回整个对话',
  description: '同一个 localId 再次提交时返回已有的对话；role 为 system 的内容不保存。',
  body: conversationCreateSchema,
  data: conversationSchema,
})

export const chat = defineEndpoint({
  method: 'POST',
  path: '/system/api/session/chat',
  access: 'public',
  limit: 'chat',
  bodyLimit: LONG_BODY_BYTES,
  summary: '向助手提问，回答以事件流返回；有频率限制',
  description:
    '给出 sessionId（需要登录）时，问题与回答由服务端保存，断开连接不会中断回答，用 stopAnswer 停止；否则断开即停止，什么都不保存。一个对话同时只回答一个问题，否则失败。读不到所关于的文章时，回答不参考它，第一个事件的 isWithoutArticle 为 true。role 为 system 的内容不采用。',
  body: chatInputSchema,
  changesState: true,
  answer: 'events',
  data: chatEventSchema,
})

export const followAnswer = defineEndpoint({
  method: 'GET',
  path: '/system/session/answer/:id',
  access: 'session',
  limit: 'react',
  summary: '接着读对话最后的回答：先是已有的全部内容，再是新的',
  description: 'id 为对话的 id。回答已经结束时，第一个事件就是全部内容并带 done。',
  params: idParams,
  answer: 'events',
  data: chatEventSchema,
})

export const stopAnswer = defineEndpoint({
  method: 'PUT',
  path: '/system/session/stop/:id',
  access: 'session',
  limit: 'react',
  summary: '停止正在写的回答，已写的部分保留',
  description: 'id 为对话的 id。没有正在写的回答时什么都不做。',
  params: idParams,
  data: nothingSchema,
})
