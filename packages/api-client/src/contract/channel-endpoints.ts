import { channelSchema, channelWithLabelsSchema } from './channel.ts'
import { defineEndpoint } from './endpoint.ts'
import { list } from './fields.ts'
import { labelSchema } from './label.ts'

export const listChannels = defineEndpoint({
  method: 'GET',
  path: '/article/api/category/list',
  access: 'public',
  summary: '频道列表，按排序升序，不含标签',
  data: list(channelSchema),
})

export const listChannelLabels = defineEndpoint({
  method: 'GET',
  path: '/article/api/category/label/list',
  access: 'public',
  summary: '频道及其标签',
  data: list(channelWithLabelsSchema),
})

export const listHotLabels = defineEndpoint({
  method: 'GET',
  path: '/article/api/label/hottag',
  access: 'public',
  summary: '文章最多的 10 个标签',
  data: list(labelSchema),
})
