import { describe, expect, it } from 'vitest'
import { createTestApi, rejectionOf, succeed } from '../tests/test-api.ts'
import { isTokenExpiredError } from './index.ts'

/** An API that knows no token. @returns the tokens that it receives */
function createApi(asVisitorOnExpiry: boolean) {
  const { app, api } = createTestApi({ getToken: () => 'ended', asVisitorOnExpiry })
  const tokens: (string | undefined)[] = []
  app.use(async (c, next) => {
    tokens.push(c.req.header('authorization'))
    if (c.req.header('authorization') === undefined) return next()
    return c.json({ code: 1401, message: '您的身份已过期，请重新认证！', data: null }, 401)
  })
  app.get('/search/api/search/hot', (c) => succeed(c, ['React']))
  app.delete('/article/article/:id', (c) => c.json({ code: 1401, message: '缺少身份凭证' }, 401))
  return { api, tokens }
}

describe('a call with the token of an ended session', () => {
  it('is repeated without the token if it needs none', async () => {
    const { api, tokens } = createApi(true)
    expect(await api.search.listHotWords()).toEqual(['React'])
    expect(tokens).toEqual(['Bearer ended', undefined])
  })

  it('is refused if it needs a token', async () => {
    const { api, tokens } = createApi(true)
    const error = await rejectionOf(api.article.deleteArticle({ params: { id: '1' } }))
    expect(isTokenExpiredError(error)).toBe(true)
    expect(tokens).toEqual(['Bearer ended'])
  })

  it('is refused without the option', async () => {
    const { api, tokens } = createApi(false)
    expect(isTokenExpiredError(await rejectionOf(api.search.listHotWords()))).toBe(true)
    expect(tokens).toEqual(['Bearer ended'])
  })
})
