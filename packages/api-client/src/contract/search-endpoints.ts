import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { inputText, list } from './fields.ts'
import { MAX_SEARCH_KEY_LENGTH } from './limits.ts'
import { recommendSchema, searchHitSchema, searchPageSchema, searchSchema } from './search.ts'

export const search = defineEndpoint({
  method: 'POST',
  path: '/search/api/search/search',
  access: 'public',
  limit: 'search',
  summary: '全站搜索；t：0 文章、1 问答、2 专栏、3 资源、4 全部、5 用户（不在全部之中）',
  body: searchSchema,
  data: searchPageSchema,
})

export const recommend = defineEndpoint({
  method: 'POST',
  path: '/search/api/search/recommend',
  access: 'public',
  limit: 'search',
  summary:
    '相关推荐，按关键词或 id；按 id 时，共有标签或专栏的在前，其后按相似程度；标题与摘要是纯文本',
  body: recommendSchema,
  data: list(searchHitSchema),
})

export const suggest = defineEndpoint({
  method: 'GET',
  path: '/search/api/search/suggest',
  access: 'public',
  limit: 'suggest',
  summary: '搜索联想词',
  query: z.object({ key: inputText({ max: MAX_SEARCH_KEY_LENGTH }) }),
  data: list(z.string()),
})

export const listHotWords = defineEndpoint({
  method: 'GET',
  path: '/search/api/search/hot',
  access: 'public',
  limit: 'suggest',
  summary: '热门搜索词',
  data: list(z.string()),
})
