import { expectTypeOf } from 'vitest'
import * as z from 'zod/mini'
import type { Article } from './article.ts'
import type { article, comment, conversation, file, user } from './contract.ts'
import {
  type DataOf,
  defineEndpoint,
  type InputOf,
  type ParsedInputOf,
  type ResultOf,
} from './endpoint.ts'
import { idParams } from './id.ts'
import type { Page } from './page.ts'

const base = { method: 'GET', access: 'public', summary: '', data: z.string() } as const

defineEndpoint({ ...base, path: '/a/:id', params: idParams })
defineEndpoint({ ...base, path: '/a' })
// @ts-expect-error a path parameter needs a schema
defineEndpoint({ ...base, path: '/a/:id' })
// @ts-expect-error a schema must have the path's parameters
defineEndpoint({ ...base, path: '/a/:id/:name', params: idParams })
// @ts-expect-error parameters that are not in the path
defineEndpoint({ ...base, path: '/a', params: idParams })

expectTypeOf<InputOf<typeof article.getArticle>>().toEqualTypeOf<{
  readonly params: { id: string | number }
}>()
expectTypeOf<ParsedInputOf<typeof article.getArticle>['params']>().toEqualTypeOf<{ id: string }>()
expectTypeOf<ParsedInputOf<typeof article.setThumb>['params']['value']>().toEqualTypeOf<1 | -1>()
expectTypeOf<DataOf<typeof article.getArticle>>().toEqualTypeOf<Article>()
expectTypeOf<DataOf<typeof article.listArticles>>().toExtend<Page<Article>>()
expectTypeOf<DataOf<typeof article.deleteArticle>>().toEqualTypeOf<null>()
expectTypeOf<Article['viewCount']>().toEqualTypeOf<number>()
expectTypeOf<Article['imageUrl']>().toEqualTypeOf<string | undefined>()
expectTypeOf<DataOf<typeof comment.listComments>[number]['children'][number]['id']>().toBeString()
expectTypeOf<ResultOf<typeof user.exportData>>().toEqualTypeOf<Response>()
expectTypeOf<ResultOf<typeof conversation.chat>>().toExtend<AsyncIterable<{ content: string }>>()
expectTypeOf<InputOf<typeof file.appendUpload>['body']>().toEqualTypeOf<BodyInit>()
