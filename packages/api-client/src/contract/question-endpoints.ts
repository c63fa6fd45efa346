import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { inputText, maybe, nothingSchema } from './fields.ts'
import { idInputSchema, idOrEmptySchema, idParams, idSchema } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { pageFields, pageOf, pageRequestSchema } from './page.ts'
import { questionCreateSchema, questionSchema, questionUpdateSchema } from './question.ts'
import { countToggleParams, ownStateSchema, toggleParams } from './reaction.ts'

export const listUserQuestions = defineEndpoint({
  method: 'POST',
  path: '/question/question/user',
  access: 'session',
  limit: 'none',
  summary: '某用户的提问',
  description: '失败：无效用户信息。',
  body: z.object({
    ...pageFields,
    userId: idOrEmptySchema,
    /** Part of the title. */
    title: maybe(inputText({ max: 255 })),
  }),
  data: pageOf(questionSchema),
})

export const listHotQuestions = defineEndpoint({
  method: 'POST',
  path: '/question/api/question/hot',
  access: 'public',
  limit: 'none',
  summary: '热门问答，回答多的在前',
  body: pageRequestSchema,
  data: pageOf(questionSchema),
})

export const listNewQuestions = defineEndpoint({
  method: 'POST',
  path: '/question/api/question/new',
  access: 'public',
  limit: 'none',
  summary: '最新问答，可按提问者筛选',
  body: z.object({ ...pageFields, userId: maybe(idInputSchema) }),
  data: pageOf(questionSchema),
})

export const listWaitingQuestions = defineEndpoint({
  method: 'POST',
  path: '/question/api/question/wait',
  access: 'public',
  limit: 'none',
  summary: '等待回答的问题',
  body: pageRequestSchema,
  data: pageOf(questionSchema),
})

export const findLabelQuestions = defineEndpoint({
  method: 'POST',
  path: '/question/api/question/list/:labelId',
  access: 'public',
  limit: 'none',
  summary: '某标签下的问题',
  params: z.object({ labelId: idInputSchema }),
  body: pageRequestSchema,
  data: pageOf(questionSchema),
})

export const getQuestion = defineEndpoint({
  method: 'GET',
  path: '/question/api/question/:id',
  access: 'public',
  summary: '问题详情',
  description: '失败：未查询到相关问题信息。',
  params: idParams,
  data: questionSchema,
})

export const addView = defineEndpoint({
  method: 'PUT',
  path: '/question/api/question/viewCount/:id',
  access: 'public',
  limit: 'react',
  summary: '问题浏览数加一',
  description: '失败：无效操作；问题不存在。',
  params: idParams,
  data: nothingSchema,
})

export const setThumb = defineEndpoint({
  method: 'PUT',
  path: '/question/question/thumb/:id/:count',
  access: 'session',
  limit: 'react',
  summary: '点赞问题（1）或取消（-1）',
  description: '失败：无效操作；问题不存在。',
  params: countToggleParams,
  data: nothingSchema,
})

export const createQuestion = defineEndpoint({
  method: 'POST',
  path: '/question/question',
  access: 'session',
  limit: 'write',
  bodyLimit: LONG_BODY_BYTES,
  summary: '发布问题，返回问题 id',
  body: questionCreateSchema,
  data: idSchema,
})

export const updateQuestion = defineEndpoint({
  method: 'PUT',
  path: '/question/question',
  access: 'session',
  limit: 'write',
  bodyLimit: LONG_BODY_BYTES,
  summary: '修改自己的问题，返回问题 id',
  body: questionUpdateSchema,
  data: idSchema,
})

export const deleteQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/question/question/:id',
  access: 'session',
  limit: 'write',
  summary: '删除自己的问题',
  params: idParams,
  data: nothingSchema,
})

export const solveQuestion = defineEndpoint({
  method: 'PUT',
  path: '/question/question/solve/:id',
  access: 'session',
  limit: 'write',
  summary: '提问者标记问题已解决',
  params: idParams,
  data: nothingSchema,
})

export const reopenQuestion = defineEndpoint({
  method: 'PUT',
  path: '/question/question/reopen/:id',
  access: 'session',
  limit: 'write',
  summary: '提问者把问题重新标为未解决，采纳随之取消',
  params: idParams,
  data: nothingSchema,
})

export const setCollect = defineEndpoint({
  method: 'PUT',
  path: '/question/question/collect/:id/:value',
  access: 'session',
  limit: 'react',
  summary: '收藏问题（1）或取消（-1）',
  params: toggleParams,
  data: nothingSchema,
})

export const getState = defineEndpoint({
  method: 'GET',
  path: '/question/question/state/:id',
  access: 'session',
  summary: '我对问题的状态：是否点赞、收藏、是否提问者',
  params: idParams,
  data: ownStateSchema,
})
