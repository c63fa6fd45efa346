import * as z from 'zod/mini'
import { tokenSchema } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, nothingSchema, withFallback } from './fields.ts'

// Optional, because the server has its own messages for missing fields.
const credential = withFallback(inputText({ max: 1000 }), '')
// Any text: an unknown token is an expired one, and signing out always succeeds.
const token = withFallback(z.string(), '')

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  limit: 'signIn',
  summary: '登录，表单或 JSON 提交；失败 code 为 999',
  description: '请求头为客户端的 Basic 认证，没有亦可。用户名不分大小写与全半角。',
  clientAuth: true,
  changesState: true,
  bodyType: 'form',
  body: z.object({ username: credential, password: credential }),
  data: tokenSchema,
})

export const refreshToken = defineEndpoint({
  method: 'GET',
  path: '/auth/user/refreshToken',
  access: 'public',
  limit: 'refresh',
  summary: '用刷新令牌换取新令牌；过期 code 为 1401',
  description: '失败：过期为 code 1401，其余为以“新令牌获取失败：”开头的消息。',
  clientAuth: true,
  changesState: true,
  query: z.object({ refreshToken: token }),
  data: tokenSchema,
})

export const logout = defineEndpoint({
  method: 'GET',
  path: '/auth/logout',
  access: 'public',
  limit: 'refresh',
  summary: '退出，令牌随即失效，总是成功',
  changesState: true,
  query: z.object({ accessToken: token }),
  data: nothingSchema,
})
