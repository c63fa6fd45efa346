import { expectTypeOf } from 'vitest'
import { createCaller } from './call.ts'
import { createApiClient } from './client.ts'
import { type Article, article, contract } from './contract/index.ts'

const api = createApiClient(contract, { baseUrl: 'http://api.test' })
const call = createCaller()

expectTypeOf(api.article.getArticle({ params: { id: '1' } })).resolves.toEqualTypeOf<Article>()
expectTypeOf(call(article.getArticle, { params: { id: '1' } })).resolves.toEqualTypeOf<Article>()

api.channel.listChannels()
api.article.listArticles()
api.comment.listComments({ params: { id: '1' } })
call(article.listArticles, undefined, { signal: AbortSignal.timeout(1) })

// @ts-expect-error the parameter is missing
api.article.getArticle()
// @ts-expect-error the parameter is missing
api.article.getArticle({ params: {} })
// @ts-expect-error no such parameter
api.article.getArticle({ params: { id: '1', name: 'x' } })
// @ts-expect-error the title has the wrong type
api.article.createArticle({ body: { title: 1, labelIds: [], mdContent: '' } })
// @ts-expect-error the body is missing
api.comment.createComment()
// @ts-expect-error this call takes nothing
api.channel.listChannels({ body: {} })
// @ts-expect-error a like is 1 or -1
api.article.setThumb({ params: { id: '1', value: 2 } })
// @ts-expect-error there is no such call
api.article.publish()
