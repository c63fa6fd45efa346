import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { buildArticle, buildPage } from '../fixtures/index.ts'
import { createApiClient } from '../index.ts'
import { mockEndpoint, mockFailure, mockNetworkError, mockPending } from './index.ts'

const server = setupServer()
const api = createApiClient(contract, { baseUrl: 'http://site.test/api' })

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('mockEndpoint', () => {
  it('answers data as given', async () => {
    server.use(mockEndpoint(contract.article.listArticles, buildPage([buildArticle()])))
    const page = await api.article.listArticles()
    expect(page).toEqual(buildPage([buildArticle()]))
  })

  it('computes data from parsed input', async () => {
    server.use(
      mockEndpoint(contract.article.getArticle, ({ params }) => buildArticle({ id: params.id })),
      mockEndpoint(contract.article.findArticles, ({ body }) => ({
        records: [],
        current: body.current,
      })),
    )
    const id = '1844197938335842999'
    expect((await api.article.getArticle({ params: { id } })).id).toBe(id)
    expect((await api.article.findArticles({ body: { size: 5 } })).current).toBe(1)
  })

  it('decodes parameters', async () => {
    server.use(
      mockEndpoint(contract.dictionary.listDictionary, ({ params }) => [{ label: params.code }]),
    )
    const items = await api.dictionary.listDictionary({ params: { code: '文章 类型' } })
    expect(items[0]?.label).toBe('文章 类型')
  })

  it('refuses input that the contract refuses', async () => {
    server.use(mockEndpoint(contract.article.listArticles, buildPage([])))
    await expect(api.article.listArticles({ body: { size: 1000 } })).rejects.toMatchObject({
      code: 999,
    })
  })

  it('streams events', async () => {
    server.use(mockEndpoint(contract.conversation.chat, { content: '好' }))
    const events = await api.conversation.chat({
      body: { messages: [{ role: 'user', content: '?' }] },
    })
    for await (const event of events) expect(event).toEqual({ content: '好' })
    expect.assertions(1)
  })
})

it('mockFailure refuses with code and message', async () => {
  server.use(mockFailure(contract.article.getArticle, 404, '文章不存在'))
  await expect(api.article.getArticle({ params: { id: '1' } })).rejects.toMatchObject({
    code: 404,
    message: '文章不存在',
  })
  server.use(mockFailure(contract.article.getArticle, 1401, ''))
  await expect(api.article.getArticle({ params: { id: '1' } })).rejects.toMatchObject({
    name: 'TokenExpiredError',
    status: 401,
  })
  server.use(mockFailure(contract.comment.createComment, 429, '请 60 秒后再试'))
  const body = { articleId: '1', content: '好' }
  await expect(api.comment.createComment({ body })).rejects.toMatchObject({
    name: 'RateLimitError',
    status: 429,
    retryAfterSeconds: 60,
  })
})

it('mockPending never answers', async () => {
  server.use(mockPending(contract.channel.listChannels))
  const call = api.channel.listChannels({}, { timeout: 30 })
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('mockNetworkError cannot be reached', async () => {
  server.use(mockNetworkError(contract.article.deleteArticle))
  const call = api.article.deleteArticle({ params: { id: '1' } })
  await expect(call).rejects.toMatchObject({ name: 'NetworkError' })
})
