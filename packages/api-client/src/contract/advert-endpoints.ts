import { advertSchema } from './advert.ts'
import { defineEndpoint } from './endpoint.ts'
import { list } from './fields.ts'
import { idParams } from './id.ts'

export const listAdverts = defineEndpoint({
  method: 'GET',
  path: '/article/api/advert/show/:id',
  access: 'public',
  summary: '某一位置的推广，id 为位置：1 首页轮播，2 右侧推荐',
  params: idParams,
  data: list(advertSchema),
})
