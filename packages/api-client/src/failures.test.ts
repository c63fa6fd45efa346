import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createTestApi, rejectionOf, succeed } from '../tests/test-api.ts'
import { contract } from './contract/index.ts'
import {
  createApiClient,
  isApiError,
  isContractError,
  isNetworkError,
  isRateLimitError,
  isTimeoutError,
  isTokenExpiredError,
} from './index.ts'

/** The error of a read that the server answers with `answer`. */
async function failureOf(answer: Response): Promise<unknown> {
  const { app, api } = createTestApi()
  app.get('/article/api/article/:id', () => answer)
  return rejectionOf(api.article.getArticle({ params: { id: '1' } }))
}

describe('a refusal', () => {
  it('carries code, message and endpoint', async () => {
    const error = await failureOf(Response.json({ code: 999, message: '文章不存在', data: null }))
    expect(isApiError(error)).toBe(true)
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 999,
      status: 200,
      message: '文章不存在',
      endpoint: contract.article.getArticle,
    })
  })

  it('has the code 500 if the answer has none', async () => {
    expect(await failureOf(Response.json({ message: '失败' }))).toMatchObject({ code: 500 })
    expect(await failureOf(Response.json({ code: null }))).toMatchObject({ code: 500 })
  })

  it('is recognized by a code in a string', async () => {
    expect(await failureOf(Response.json({ code: '999', message: '' }))).toMatchObject({
      code: 999,
    })
  })

  it.each(['<html>Bad</html>', '', '[]', 'null'])(
    'has the HTTP status as code if the body is %j',
    async (body) => {
      expect(await failureOf(new Response(body, { status: 404 }))).toMatchObject({
        name: 'ApiError',
        code: 404,
        status: 404,
        message: 'HTTP 404',
      })
    },
  )

  it('parses the envelope of a failed status with any content type', async () => {
    const body = JSON.stringify({ code: 409, message: '内容在别处改过了', data: null })
    const error = await failureOf(new Response(body, { status: 409 }))
    expect(error).toMatchObject({ code: 409, message: '内容在别处改过了' })
  })

  it('is assumed for a failed status with a success code', async () => {
    const error = await failureOf(Response.json({ code: 20000, data: { id: 1 } }, { status: 500 }))
    expect(error).toMatchObject({ code: 500, status: 500 })
  })
})

describe('a rate-limited call', () => {
  const body = { code: 429, message: '操作过于频繁，请 40 秒后再试', data: null }

  it('has the time to wait and the message of the server', async () => {
    const headers = { 'retry-after': '40' }
    const error = await failureOf(Response.json(body, { status: 429, headers }))
    expect(isRateLimitError(error) && isApiError(error)).toBe(true)
    expect(isTokenExpiredError(error)).toBe(false)
    expect(error).toMatchObject({
      name: 'RateLimitError',
      retryAfterSeconds: 40,
      code: 429,
      status: 429,
      message: body.message,
    })
  })

  it('is recognized by its code alone, and by the status of a proxy without an envelope', async () => {
    expect(await failureOf(Response.json(body))).toMatchObject({ retryAfterSeconds: 60 })
    const error = await failureOf(new Response('<h1>nginx</h1>', { status: 429 }))
    expect(isRateLimitError(error)).toBe(true)
    expect(error).toMatchObject({ code: 429, message: 'HTTP 429' })
  })
})

describe('an expired token', () => {
  it.each([1400, 1401, 401])('is recognized by code %d', async (code) => {
    const error = await failureOf(Response.json({ code, message: '您的身份已过期，请重新认证！' }))
    expect(isTokenExpiredError(error) && isApiError(error)).toBe(true)
    expect(error).toMatchObject({ code, message: '您的身份已过期，请重新认证！' })
  })

  it('is recognized by HTTP 401 with the code of its envelope', async () => {
    const answer = Response.json({ code: 1401, message: '缺少身份凭证' }, { status: 401 })
    expect(await failureOf(answer)).toMatchObject({
      name: 'TokenExpiredError',
      code: 1401,
      status: 401,
    })
  })

  it.each([401, 413])('is recognized by HTTP %d without an envelope', async (status) => {
    const error = await failureOf(new Response('<h1>nginx</h1>', { status }))
    expect(error).toMatchObject({ name: 'TokenExpiredError', code: status })
  })
})

describe('an answer of the wrong shape', () => {
  it('is a ContractError with the endpoint and the path of the issue', async () => {
    const error = await failureOf(Response.json({ code: 20000, data: { title: '没有编号' } }))
    expect(isContractError(error)).toBe(true)
    expect(isApiError(error)).toBe(false)
    expect(error).toMatchObject({
      message: expect.stringMatching(/^GET \/article\/api\/article\/:id: .*at id/s),
      issues: [expect.objectContaining({ path: ['id'] })],
    })
  })

  it('is a ContractError without an envelope', async () => {
    expect(isContractError(await failureOf(new Response('<!doctype html>')))).toBe(true)
    expect(isContractError(await failureOf(Response.json([])))).toBe(true)
  })
})

describe('no answer', () => {
  it('is a NetworkError', async () => {
    const api = createApiClient(contract, { baseUrl: 'http://127.0.0.1:1' })
    const error = await rejectionOf(api.article.deleteArticle({ params: { id: '1' } }))
    expect(isNetworkError(error)).toBe(true)
    expect(error).toHaveProperty('cause')
  })

  it('is a NetworkError if the connection breaks after the headers', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"code":', () => response.destroy())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A TCP server's address is an object.
    const { port } = server.address() as AddressInfo
    const api = createApiClient(contract, { baseUrl: `http://127.0.0.1:${port}` })
    const error = await rejectionOf(api.article.deleteArticle({ params: { id: '1' } }))
    server.close()
    expect(isNetworkError(error)).toBe(true)
    expect(error).toHaveProperty('cause')
  })

  it('is a TimeoutError after the timeout of the client', async () => {
    const { app, api } = createTestApi({ timeout: 20 })
    app.get('*', () => new Promise(() => undefined))
    const error = await rejectionOf(api.channel.listChannels())
    expect(isTimeoutError(error)).toBe(true)
  })

  it('is a TimeoutError after the timeout of the call', async () => {
    const { app, api } = createTestApi()
    app.get('*', () => new Promise(() => undefined))
    const error = await rejectionOf(api.channel.listChannels({}, { timeout: 20 }))
    expect(isTimeoutError(error)).toBe(true)
  })

  it('is aborted by the signal of the caller', async () => {
    const { app, api } = createTestApi()
    app.get('*', () => new Promise(() => undefined))
    const controller = new AbortController()
    const promise = api.channel.listChannels({}, { signal: controller.signal })
    setTimeout(() => controller.abort(), 10)
    expect(await rejectionOf(promise)).toMatchObject({ name: 'AbortError' })
  })

  it('is not requested if the signal is already aborted', async () => {
    const { app, api } = createTestApi()
    app.get('*', (c) => succeed(c, []))
    const promise = api.channel.listChannels({}, { signal: AbortSignal.abort() })
    expect(await rejectionOf(promise)).toMatchObject({ name: 'AbortError' })
  })
})
