import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { maybe, nothingSchema, numberSchema } from './fields.ts'
import { idInputSchema, idParams } from './id.ts'
import {
  messageSchema,
  messageSettingsSchema,
  messageStatusSchema,
  messageTypeFilterSchema,
  messageTypesSchema,
} from './message.ts'
import { pageFields, pageOf } from './page.ts'

/** As `messageTypeFields`, with unknown values, which mean comments. */
const anyMessageType = maybe(z.union([numberSchema, z.string().check(z.maxLength(20))]))
const anyMessageTypeFields = { type: anyMessageType, t: anyMessageType }

export const findMessages = defineEndpoint({
  method: 'POST',
  path: '/system/message/search',
  access: 'session',
  limit: 'none',
  summary: '我的消息，按类型分页，最新在前；同一天对同一内容的评论归在一起',
  body: z.object({
    ...pageFields,
    ...anyMessageTypeFields,
    types: messageTypesSchema,
    userId: maybe(idInputSchema),
    /** Lists the single messages of the group of this message. */
    groupOf: maybe(idInputSchema),
  }),
  data: pageOf(messageSchema),
})

export const readAllMessages = defineEndpoint({
  method: 'POST',
  path: '/system/message/update',
  access: 'session',
  limit: 'react',
  summary: '一种或几种类型的消息全部标为已读',
  body: messageTypeFilterSchema,
  data: nothingSchema,
})

export const deleteMessage = defineEndpoint({
  method: 'DELETE',
  path: '/system/message/:id',
  access: 'session',
  limit: 'react',
  summary: '删除一条消息，连同归在它之下的',
  params: idParams,
  data: nothingSchema,
})

export const readMessage = defineEndpoint({
  method: 'PUT',
  path: '/system/message/read/:id',
  access: 'session',
  limit: 'react',
  summary: '一条消息标为已读，连同归在它之下的',
  params: idParams,
  data: nothingSchema,
})

export const getMessageStatus = defineEndpoint({
  method: 'GET',
  path: '/system/message/getMsgStatus/:userId',
  access: 'session',
  summary: '我的未读状态',
  params: z.object({ userId: idInputSchema }),
  data: messageStatusSchema,
})

export const getMessageSettings = defineEndpoint({
  method: 'GET',
  path: '/system/message/settings',
  access: 'session',
  summary: '我的消息设置',
  data: messageSettingsSchema,
})

export const updateMessageSettings = defineEndpoint({
  method: 'PUT',
  path: '/system/message/settings',
  access: 'session',
  limit: 'react',
  summary: '修改消息设置，未给的项为开',
  body: messageSettingsSchema,
  data: messageSettingsSchema,
})
