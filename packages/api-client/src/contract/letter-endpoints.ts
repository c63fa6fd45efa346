import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { idInputSchema } from './id.ts'
import { letterInputSchema, letterSchema, letterThreadSchema } from './letter.ts'
import { pageOf, pageRequestSchema } from './page.ts'

export const sendLetter = defineEndpoint({
  method: 'POST',
  path: '/system/letter',
  access: 'session',
  limit: 'letter',
  summary: '发私信',
  description: '带着同一个 draftId 再发一次（如应答丢失后重试），还是原来那一封。',
  body: letterInputSchema,
  data: letterSchema,
})

export const listLetterThreads = defineEndpoint({
  method: 'POST',
  path: '/system/letter/list',
  access: 'session',
  limit: 'none',
  summary: '我的私信会话，最近在前',
  body: pageRequestSchema,
  data: pageOf(letterThreadSchema),
})

export const listLetters = defineEndpoint({
  method: 'POST',
  path: '/system/letter/:userId',
  access: 'session',
  limit: 'none',
  summary: '与某人的私信，最新在前',
  params: z.object({ userId: idInputSchema }),
  body: pageRequestSchema,
  data: pageOf(letterSchema),
})
