import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { flagSchema, inputText, list, nothingSchema } from './fields.ts'
import { idParams } from './id.ts'
import { userRecordSchema, userSchema, userWithColumnsSchema } from './user.ts'
import {
  passwordChangeSchema,
  passwordCheckSchema,
  registerSchema,
  usernameParams,
  userUpdateSchema,
} from './user-input.ts'

export const getUserWithColumns = defineEndpoint({
  method: 'GET',
  path: '/system/api/user/column/:id',
  access: 'public',
  summary: '用户主页：公开资料、统计与专栏',
  params: idParams,
  data: userWithColumnsSchema,
})

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/system/api/user/:id',
  access: 'public',
  summary: '用户公开资料',
  params: idParams,
  data: userSchema,
})

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/system/user/:id',
  access: 'session',
  summary: '自己的完整资料',
  params: idParams,
  data: userRecordSchema,
})

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/system/user',
  access: 'session',
  limit: 'profile',
  summary: '修改自己的资料；昵称、头像会同步到已发布内容',
  description:
    '失败：更新的用户不存在；昵称、手机号、邮箱已被使用（不分大小写、全半角与看不见的字符）；昵称为保留的名字。只能修改自己的资料，密码与账号状态不被采用。',
  body: userUpdateSchema,
  data: nothingSchema,
})

export const checkPassword = defineEndpoint({
  method: 'POST',
  path: '/system/user/check/password',
  access: 'session',
  limit: 'profile',
  summary: '校验原密码',
  description:
    '失败：用户ID不能为空,请重试；原密码不能为空,请重试；用户不存在,请重试；原密码输入错误。',
  body: passwordCheckSchema,
  data: nothingSchema,
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/system/user/password',
  access: 'session',
  limit: 'profile',
  summary: '修改密码，须带原密码',
  description:
    '失败：用户ID不能为空,请重试；原密码不能为空,请重试；新密码不能为空,请重试；确认密码不能为空,请重试；密码不一致,请重试；用户不存在,请重试；原密码输入错误。',
  body: passwordChangeSchema,
  data: nothingSchema,
})

export const isUsernameTaken = defineEndpoint({
  method: 'GET',
  path: '/system/api/user/username/:username',
  access: 'public',
  limit: 'suggest',
  summary: '用户名是否已被使用，不分大小写与全半角',
  params: usernameParams,
  data: flagSchema,
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/system/api/user/register',
  access: 'public',
  limit: 'register',
  summary: '注册',
  description:
    '失败：用户名不能为空，请重试；密码不能为空，请重试；确认密码不能为空，请重试；两次输入的密码不一致；用户已被注册，请更换个用户名（不分大小写与全半角；保留的名字另有一句）。',
  changesState: true,
  body: registerSchema,
  data: nothingSchema,
})

export const suggestUsers = defineEndpoint({
  method: 'GET',
  path: '/system/api/user/suggest',
  access: 'session',
  limit: 'suggest',
  summary: '按昵称或用户名提示可提及的人',
  query: z.object({ key: inputText({ max: 50 }) }),
  data: list(userSchema),
})

export const exportData = defineEndpoint({
  method: 'GET',
  path: '/system/user/export',
  access: 'session',
  limit: 'export',
  summary: '导出本人的全部内容，压缩包流',
  description:
    '每篇一个 Markdown 文件，带文件头与图片，可由 import-articles 读回；同一时间只能有一次。失败：上一次导出还没有结束（429）；图片存储读不出来（503）。',
  answer: 'raw',
  data: z.unknown(),
})

export const prepareExport = defineEndpoint({
  method: 'POST',
  path: '/system/user/export',
  access: 'session',
  limit: 'export',
  summary: '导出用的下载地址，短时有效，浏览器可直接打开',
  description: '失败同导出本身，在下载之前就能知道。',
  data: z.string(),
})

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/system/api/user/export/:ticket',
  access: 'public',
  limit: 'none',
  summary: '凭短时票据导出，压缩包流',
  params: z.object({ ticket: inputText({ min: 1, max: 2000 }) }),
  answer: 'raw',
  data: z.unknown(),
})
