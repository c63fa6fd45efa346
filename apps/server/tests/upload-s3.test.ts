import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOrphanFiles } from '../src/domains/file/remove-orphan-files.ts'
import { createApi, refusal } from './_api.ts'
import { BUCKET, BUCKET_KEY, startBucket, type TestBucket } from './_bucket.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('pictures in a bucket', () => {
  let bucket: TestBucket
  let server: TestServer
  const env = () => ({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: BUCKET_KEY,
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  beforeAll(async () => {
    bucket = await startBucket()
    server = await startMemoryServer(env())
  })
  afterAll(async () => {
    await server.close()
    await bucket.close()
  })
  const upload = async (to: TestServer = server, svg = false) => {
    const picture = sharp({ create: { width: 400, height: 9, channels: 3, background: '#a50' } })
    const bytes = svg ? Buffer.from('<svg width="4" height="4"/>') : await picture.png().toBuffer()
    const file = new File([new Uint8Array(bytes)], 'a.png')
    return createApi(to, IDS.lan).file.uploadImage({ body: { file } })
  }

  it('are stored with a signature, and served under the address of the site', async () => {
    const url = await upload()
    const key = url.slice('/files/'.length)
    const smaller = key.replace('.png', '-320.webp')
    expect([...bucket.objects.keys()].sort()).toEqual([smaller, key].sort())
    expect(bucket.objects.get(key)?.type).toBe('image/png')
    expect(bucket.unsigned).toEqual([])
    const whole = await server.call('GET', url)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('image/png')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    const part = await server.call('GET', url, { headers: { range: 'bytes=1-3' } })
    expect({ status: part.status, data: part.data }).toEqual({ status: 206, data: 'PNG' })
    const etag = whole.headers.get('etag') ?? ''
    const again = await server.call('GET', url, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await server.call('GET', url.replace('.png', '.gif'))).status).toBe(404)
  })

  it('are downloaded, never displayed, when shared as resources', async () => {
    const page = new File(['<script>alert(1)</script>'], '页.html')
    const file = await createApi(server, IDS.lan).file.uploadResource({ body: { file: page } })
    const object = bucket.objects.get(file.fileUrl.slice('/files/'.length))
    expect(object?.type).toBe('application/octet-stream')
    expect(object?.bytes.toString()).toBe('<script>alert(1)</script>')
    const resource = { title: '页', summary: '页', type: 'code', point: 0, ...file }
    const id = await createApi(server, IDS.lan).resource.saveResource({ body: resource })
    const address = await createApi(server, IDS.lan).resource.checkDownload({ params: { id } })
    const part = await server.call('GET', String(address), { headers: { range: 'bytes=1-6' } })
    expect([part.status, part.data]).toEqual([206, 'script'])
    expect((await server.call('GET', file.fileUrl)).status).toBe(404)
    await createApi(server, IDS.lan).resource.deleteResource({ params: { id } })
    expect(bucket.objects.has(file.fileUrl.slice('/files/'.length))).toBe(false)
  })

  it('are removed from the bucket', async () => {
    const url = await upload()
    const before = bucket.objects.size
    await createApi(server, IDS.lan).file.deleteFile({ query: { fileUrl: url } })
    expect(bucket.objects.size).toBe(before - 2)
  })

  it('are cleaned up in the bucket', async () => {
    const url = await upload()
    const folder = url.slice('/files/'.length, url.lastIndexOf('/'))
    const lost = `${folder}/${'c'.repeat(32)}.png`
    const old = new Date(Date.now() - 2 * 24 * 3_600_000)
    bucket.objects.set(lost, { bytes: Buffer.from('x'), type: 'image/png', modified: old })
    const before = bucket.objects.size
    await removeOrphanFiles(server.context)
    expect(bucket.objects.has(lost)).toBe(false)
    expect(bucket.objects.size).toBe(before - 1)
  })

  it('are refused with a message while the bucket is unreachable', async () => {
    bucket.isDown = true
    const answer = await refusal(upload())
    bucket.isDown = false
    expect(answer).toMatchObject({ code: 503, message: '文件暂时无法保存，请稍后再试' })
  }, 20_000)

  it('are redirected to a public address if configured, except drawings', async () => {
    const other = await startMemoryServer({ ...env(), S3_PUBLIC_URL: 'https://cdn.test/p/' })
    const url = await upload(other)
    const answer = await other.call('GET', url)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`https://cdn.test/p/${url.slice('/files/'.length)}`)
    const drawing = await upload(other, true)
    const served = await other.call('GET', drawing)
    expect(served.headers.get('content-type')).toBe('image/svg+xml')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    await other.close()
  })
})
