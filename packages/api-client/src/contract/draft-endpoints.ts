import * as z from 'zod/mini'
import {
  draftInputSchema,
  draftKindSchema,
  draftParams,
  draftSavedSchema,
  draftSchema,
  revisionSchema,
} from './draft.ts'
import { defineEndpoint } from './endpoint.ts'
import { flagSchema, maybe, nothingSchema } from './fields.ts'
import { idInputSchema } from './id.ts'
import { LONG_BODY_BYTES } from './limits.ts'
import { pageFields, pageOf } from './page.ts'

export const listDrafts = defineEndpoint({
  method: 'POST',
  path: '/article/draft/list',
  access: 'session',
  limit: 'none',
  summary: '我的草稿，不含内容，最近保存在前',
  body: z.object({
    ...pageFields,
    kind: maybe(draftKindSchema),
    targetId: maybe(idInputSchema),
    /** Only drafts of new entities. */
    isNew: maybe(flagSchema),
  }),
  data: pageOf(draftSchema),
})

export const getDraft = defineEndpoint({
  method: 'GET',
  path: '/article/draft/:id',
  access: 'session',
  summary: '草稿内容',
  params: draftParams,
  data: draftSchema,
})

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/article/draft/:id',
  access: 'session',
  limit: 'draft',
  bodyLimit: LONG_BODY_BYTES,
  summary: '保存草稿；revision 已旧时不覆盖，返回较新的一份',
  params: draftParams,
  body: draftInputSchema,
  data: draftSavedSchema,
})

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/article/draft/:id',
  access: 'session',
  limit: 'draft',
  summary: '删除草稿；给出 revision 时，只删除仍是这一版的',
  description: '草稿已有更新的版本时拒绝（999），不删除。',
  params: draftParams,
  query: z.object({ revision: maybe(revisionSchema) }),
  data: nothingSchema,
})
