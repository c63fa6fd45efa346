import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCaller } from './call.ts'
import { file as calls } from './contract/index.ts'
import { isApiError, isTokenExpiredError, isUnanswered } from './errors/index.ts'

const call = createCaller({ baseUrl: 'http://site.test/api', getToken: () => 'a' })
const picture = () => new File(['x'.repeat(10)], 'a.png', { type: 'image/png' })

/** Fake `XMLHttpRequest` that is answered by the test. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  address = ''
  headers: Record<string, string> = {}
  body: Blob | undefined
  constructor() {
    FakeRequest.last = this
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send(body: Blob) {
    this.body = body
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

async function start(signal?: AbortSignal) {
  Reflect.deleteProperty(FakeRequest, 'last')
  const shares: number[] = []
  const onProgress = (share: number) => shares.push(share)
  const upload = call(
    calls.uploadImage,
    { body: { file: picture() } },
    { onProgress, ...(signal ? { signal } : {}) },
  )
  upload.catch(() => undefined)
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined())
  return { upload, shares, request: FakeRequest.last }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

describe('an upload with progress', () => {
  it('sends the body with the token, reports the share and returns the data', async () => {
    const { upload, shares, request } = await start()
    request.upload.onprogress?.({ loaded: 5, total: 10 })
    request.answer(200, { code: 20000, message: '成功', data: '/files/a.png' })
    expect(await upload).toBe('/files/a.png')
    expect(shares).toEqual([0.5])
    expect(request.address).toBe('http://site.test/api/article/file/upload')
    expect(request.headers.authorization).toBe('Bearer a')
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(await request.body?.text()).toContain('filename="a.png"')
  })

  it('fails with the same errors as other calls', async () => {
    const refused = await start()
    refused.request.answer(200, { code: 999, message: '不是图片', data: null })
    const refusal = await refused.upload.catch((error: unknown) => error)
    expect(isApiError(refusal) && refusal.message).toBe('不是图片')
    const late = await start()
    late.request.answer(401, { code: 401, message: '过期', data: null })
    expect(isTokenExpiredError(await late.upload.catch((error: unknown) => error))).toBe(true)
    const broken = await start()
    broken.request.onerror?.()
    expect(isUnanswered(await broken.upload.catch((error: unknown) => error))).toBe(true)
  })

  it('is not retried', async () => {
    const { upload, request } = await start()
    request.answer(503, { code: 503, message: '', data: null })
    await expect(upload).rejects.toThrow()
    expect(FakeRequest.last).toBe(request)
  })

  it('is aborted by its signal', async () => {
    const stop = new AbortController()
    const { upload } = await start(stop.signal)
    stop.abort()
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
  })
})
