import * as z from 'zod/mini'
import { dictionaryItemSchema } from './dictionary.ts'
import { defineEndpoint } from './endpoint.ts'
import { inputText, list } from './fields.ts'

export const listDictionary = defineEndpoint({
  method: 'GET',
  path: '/system/dictData/getDictListByCode/:code',
  access: 'public',
  summary: '按编码取字典，未知编码为空',
  params: z.object({ code: inputText({ min: 1, max: 100 }) }),
  data: list(dictionaryItemSchema),
})
