import { symlinkSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PATH_TRAVERSALS } from '@mozhan/fixtures/path-traversal'
import { beforeAll, describe, expect, it } from 'vitest'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('stored files', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer()
    const { filesDir } = server.context
    await mkdir(path.join(filesDir, 'demo'), { recursive: true })
    await writeFile(path.join(filesDir, 'demo/hello.txt'), '0123456789')
    await writeFile(path.join(filesDir, 'demo/a b.svg'), '<svg/>')
    await writeFile(path.join(filesDir, 'demo/page.html'), '<script>1</script>')
    await writeFile(path.join(filesDir, '../secret.txt'), 'secret')
    symlinkSync('../../secret.txt', path.join(filesDir, 'demo/link.txt'))
    return () => server.close()
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.call('GET', path, { headers })

  it('serves a file with immutable caching and without active content', async () => {
    const { status, data, headers } = await get('/files/demo/hello.txt')
    expect({ status, data }).toEqual({ status: 200, data: '0123456789' })
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-length')).toBe('10')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    )
  })

  it('declares only safe media types', async () => {
    expect((await get('/files/demo/a%20b.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect((await get('/files/demo/page.html')).headers.get('content-type')).toBe(
      'application/octet-stream',
    )
  })

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['items=0-1', 200, '0123456789', null],
  ])('answers the range %s with %i', async (range, status, data, contentRange) => {
    const answer = await get('/files/demo/hello.txt', { range })
    expect(answer).toMatchObject({ status, data })
    expect(answer.headers.get('content-range')).toBe(contentRange)
  })

  it('answers 304 for a known ETag', async () => {
    const etag = (await get('/files/demo/hello.txt')).headers.get('etag') ?? ''
    expect((await get('/files/demo/hello.txt', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    '/files/',
    '/files/demo',
    '/files/demo/',
    '/files/demo/none.txt',
    '/files/demo/link.txt',
    '/files/..%2fsecret.txt',
    '/files/demo/..%2f..%2fsecret.txt',
    '/files/%2e%2e/secret.txt',
    '/files/demo/%2e%2e/%2e%2e/secret.txt',
    '/files/demo/hello.txt%00.png',
    '/files/demo%5c..%5c..%5csecret.txt',
  ])('answers 404 for %s', async (path) => {
    const { status, code } = await get(path)
    expect({ status, code }).toEqual({ status: 404, code: 404 })
  })

  it('serves nothing outside of its folder', async () => {
    for (const hostile of PATH_TRAVERSALS) {
      for (const spelling of [hostile, encodeURIComponent(hostile)]) {
        const { status } = await get(`/files/demo/${spelling.replace(/^\//, '')}`)
        expect({ spelling, status }).toEqual({ spelling, status: 404 })
      }
    }
  })
})
