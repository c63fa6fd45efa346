import { describe, expect, it, vi } from 'vitest'
import { createTestApi, succeed } from '../tests/test-api.ts'
import { createCaller } from './call.ts'
import { createApiClient } from './client.ts'
import { article, contract } from './contract/index.ts'

describe('createApiClient', () => {
  it('requests the path with its parameters and returns parsed data', async () => {
    const { app, api } = createTestApi()
    app.get('/article/api/article/:id', (c) => succeed(c, { id: c.req.param('id'), title: '标题' }))
    await expect(api.article.getArticle({ params: { id: '42' } })).resolves.toMatchObject({
      id: '42',
      title: '标题',
      labelList: [],
    })
  })

  it('keeps 64-bit ids exact in addresses and answers', async () => {
    const { app, api } = createTestApi()
    app.get('/article/api/article/:id', (c) =>
      c.body(
        `{"code":20000,"message":"成功","data":{"id":${c.req.param('id')},"userId":1844197938335842306}}`,
      ),
    )
    const found = await api.article.getArticle({ params: { id: '1844197938335842305' } })
    expect([found.id, found.userId]).toEqual(['1844197938335842305', '1844197938335842306'])
  })

  it('sends bodies as JSON, and an empty object for an omitted optional body', async () => {
    const { app, api, requests } = createTestApi()
    app.post('/article/api/article/list', async (c) => succeed(c, { records: [], total: 0 }))
    await api.article.listArticles({ body: { current: 2, size: 10, labelId: '7' } })
    await api.article.listArticles()
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual({ current: 2, size: 10, labelId: '7' })
    expect(await requests[1]?.json()).toEqual({})
  })

  it('encodes parameters as one path segment', async () => {
    const { app, api, requests } = createTestApi()
    app.put('/article/column/:id/:name', (c) => succeed(c, c.req.param('name')))
    await api.column.renameColumn({ params: { id: '1', name: '前端/工程 ?#%' } })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(
      '/article/column/1/%E5%89%8D%E7%AB%AF%2F%E5%B7%A5%E7%A8%8B%20%3F%23%25',
    )
  })

  it.each(['', '.', '..'])('refuses %j as a parameter', async (id) => {
    const { api } = createTestApi()
    await expect(api.article.getArticle({ params: { id } })).rejects.toThrow(TypeError)
  })

  it('sends queries without absent values', async () => {
    const { app, api, requests } = createTestApi()
    app.get('/article/api/comment/list/:id', (c) => succeed(c, []))
    app.delete('/article/file/delete', (c) => succeed(c, null))
    await api.comment.listComments({ params: { id: '1' }, query: { targetType: undefined } })
    await api.file.deleteFile({ query: { fileUrl: '/files/图 片.png' } })
    expect(new URL(requests[0]?.url ?? '').search).toBe('')
    expect(new URL(requests[1]?.url ?? '').searchParams.get('fileUrl')).toBe('/files/图 片.png')
  })

  it('sends form fields with the client credentials', async () => {
    const { app, api, requests } = createTestApi({
      getToken: () => 'token',
      clientCredentials: { id: 'mozhan', secret: 'secret' },
    })
    app.post('/auth/login', (c) =>
      succeed(c, { access_token: 'a', refresh_token: 'r', userInfo: { uid: 1 } }),
    )
    const token = await api.auth.login({ body: { username: '小林', password: 'a&b' } })
    expect(token.userInfo.uid).toBe('1')
    expect(requests[0]?.headers.get('authorization')).toBe(`Basic ${btoa('mozhan:secret')}`)
    const form = new URLSearchParams(await requests[0]?.text())
    expect(Object.fromEntries(form)).toEqual({ username: '小林', password: 'a&b' })
  })

  it('sends files as multipart', async () => {
    const { app, api } = createTestApi()
    app.post('/article/file/upload', async (c) => {
      const { file } = await c.req.parseBody()
      return succeed(c, file instanceof File ? `/files/${file.name}` : null)
    })
    const file = new File(['x'], '封面.png', { type: 'image/png' })
    await expect(api.file.uploadImage({ body: { file } })).resolves.toBe('/files/封面.png')
  })

  it('returns the response of files and archives', async () => {
    const { app, api } = createTestApi()
    app.get('/system/user/export', (c) => c.body('zip', 200, { 'content-type': 'application/zip' }))
    const response = await api.user.exportData()
    expect(await response.text()).toBe('zip')
  })

  it('calls single endpoints without the whole contract', async () => {
    const { app, fetch } = createTestApi()
    app.get('/article/api/article/:id', (c) => succeed(c, { id: 1 }))
    const call = createCaller({ baseUrl: 'http://api.test/', fetch })
    await expect(call(article.getArticle, { params: { id: 1 } })).resolves.toMatchObject({
      id: '1',
    })
  })

  it('uses /api as the base path in a browser', async () => {
    const page = 'http://site.test/article/1'
    vi.stubGlobal('location', new URL(page))
    vi.stubGlobal('Request', requestRelativeTo(page))
    const fetch = vi.fn(async (_request: RequestInfo | URL) =>
      Response.json({ code: 20000, data: [] }),
    )
    await createApiClient(contract, { fetch }).channel.listChannels()
    vi.unstubAllGlobals()
    expect(fetch.mock.calls[0]?.[0]).toHaveProperty(
      'url',
      'http://site.test/api/article/api/category/list',
    )
  })

  it('needs an absolute address outside a browser', () => {
    expect(() => createApiClient(contract)).toThrow(TypeError)
    expect(() => createApiClient(contract, { baseUrl: '/api' })).toThrow(TypeError)
  })
})

describe('the Authorization header', () => {
  async function headerFor(getToken: () => Promise<string | null> | string | null | undefined) {
    const { app, api, requests } = createTestApi({ getToken })
    app.get('/article/api/category/list', (c) => succeed(c, []))
    await api.channel.listChannels()
    return requests[0]?.headers.get('authorization')
  }

  it('has the token, which is read before each call', async () => {
    expect(await headerFor(() => 'abc')).toBe('Bearer abc')
    expect(await headerFor(async () => 'abc')).toBe('Bearer abc')
  })

  it.each([null, undefined, '', ' ', 'null', 'undefined'])(
    'is absent for the token %j',
    async (token) => {
      expect(await headerFor(() => token)).toBeNull()
    },
  )
})

/** A `Request` that resolves relative addresses, as in a browser. */
function requestRelativeTo(page: string) {
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, page) : input, init)
    }
  }
}
