import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { removeAbandonedUploads } from '../src/domains/file/remove-abandoned-uploads.ts'
import { uploads } from '../src/platform/db/schema/index.ts'
import { DomainError } from '../src/platform/http/errors.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { type CallOptions, describeOnEveryStore, type TestAnswer } from './_util.ts'

describeOnEveryStore('resumable uploads', (getServer) => {
  const api = createApis(getServer)
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const send = (bytes: Uint8Array<ArrayBuffer> | string, name: string, as = LAN) =>
    api(as).file.uploadResource({ body: { file: new File([bytes], name) } })
  const share = async (name: string, changes: object = {}, as = LAN) => {
    const file = await send(`text of ${name}`, name, as)
    const body = {
      title: name,
      summary: '一份资料',
      type: 'document',
      point: 0,
      ...file,
      ...changes,
    }
    const data = await api(as).resource.saveResource({ body })
    return { id: data, file }
  }
  const check = (id: string, as?: string) => api(as).resource.checkDownload({ params: { id } })
  const list = (body: object) =>
    api().resource.findResources({ body: { current: 1, size: 10, ...body } })
  const countStored = async () => {
    const folder = path.join(getServer().context.filesDir, 'resource')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  const meta = (name: string) => `filename ${Buffer.from(name).toString('base64')}`
  const tus = (method: string, address: string, options: CallOptions = {}) =>
    call(method, address, {
      as: LAN,
      ...options,
      headers: { 'tus-resumable': '1.0.0', ...options.headers },
    })
  const create = (length: number, name: string, as = LAN) =>
    tus('POST', '/api/article/file/tus', {
      as,
      headers: { 'upload-length': String(length), 'upload-metadata': meta(name) },
    })
  const append = (address: string, offset: number, text: string, as = LAN) =>
    tus('PATCH', address, {
      as,
      body: new Blob([text]).stream(),
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    })
  const addressOf = ({ headers }: { headers: Headers }) =>
    new URL(headers.get('location') ?? '', 'http://x/api/article/file/tus').pathname

  const stateOf = (address: string) =>
    api(LAN).file.getUpload({ params: { id: path.basename(address) } })

  it('are sent in pieces by their owner only', async () => {
    const stored = await countStored()
    const created = await create(10, '分段.txt')
    expect(created.status).toBe(201)
    const address = addressOf(created)
    expect(address).toMatch(/^\/api\/article\/file\/tus\/[\da-f]{32}$/)
    expect((await append(address, 0, 'hello')).headers.get('upload-offset')).toBe('5')
    expect((await tus('HEAD', address)).headers.get('upload-offset')).toBe('5')
    expect(await stateOf(address)).toEqual({ offset: 5, length: 10 })
    for (const method of ['HEAD', 'GET', 'DELETE']) {
      const answer = await tus(method, address, { as: ZHOU })
      expect([method, answer.status === 200 && answer.code !== 404]).toEqual([
        method,
        method === 'HEAD',
      ])
    }
    expect((await append(address, 5, 'world', ZHOU)).code).toBe(404)
    expect((await append(address, 3, 'world')).status).toBe(409)
    expect((await append(address, 5, 'world, and more')).status).not.toBe(200)
    const offset = Number((await tus('HEAD', address)).headers.get('upload-offset'))
    expect(offset).toBeLessThanOrEqual(10)
    expect(await countStored()).toBe(stored)
    const last = await append(address, offset, 'world'.slice(offset - 5))
    const { file } = await stateOf(address)
    expect(file).toMatchObject({ fileName: '分段.txt', fileSize: 10 })
    expect(file?.checksum).toMatch(/^[\da-f]{64}$/)
    if (offset < 10) expect(last).toMatchObject({ status: 200, code: 20000, data: file })
    expect((await tus('HEAD', address)).headers.get('upload-offset')).toBe('10')
    expect(await countStored()).toBe(stored + 1)
    const names = await readdir(path.join(getServer().context.config.dataDir, 'uploads'))
    expect(names).toEqual([])
  })

  it('are refused before any byte is sent', async () => {
    expect(await create(3 * 1024 ** 3, 'a.zip')).toMatchObject({ status: 422, code: 999 })
    expect((await create(0, 'a.zip')).message).toBe('文件是空的，请重新选择')
    expect((await create(5, 'a.exe')).message).toMatch(/程序/)
    expect((await create(2 ** 31 + 1, 'a.zip')).status).not.toBe(413)
  })

  it('keep the reason of a refusal, but no bytes', async () => {
    const address = addressOf(await create(5, '图.png'))
    expect((await append(address, 0, 'hello')).message).toMatch(/不符/)
    await expect(stateOf(address)).rejects.toMatchObject({
      message: expect.stringMatching(/不符/),
    })
    expect(await readdir(path.join(getServer().context.config.dataDir, 'uploads'))).toEqual([])
  })

  it('become one file when several instances finish them', async () => {
    const address = addressOf(await create(5, '两处.txt'))
    const { context } = getServer()
    const other = createApp(context)
    const headers = { authorization: `Bearer ${await context.tokens.sign(LAN, 60)}` }
    const stored = await countStored()
    const ask = async (app: typeof other) =>
      (await (await app.request(address, { headers })).json()) as TestAnswer
    await writeFile(path.join(context.config.dataDir, 'uploads', path.basename(address)), 'hello')
    await Promise.all([ask(other), ask(createApp(context))])
    // The second caller may have received a retryable error.
    const ends = [await ask(other), await stateOf(address)] as const
    expect(ends[0]).toMatchObject({ code: 20000, data: { file: ends[1].file } })
    expect(await countStored()).toBe(stored + 1)
  })

  it('remain complete when their last step fails, and become a file at the next attempt', async () => {
    const address = addressOf(await create(5, '差一点.txt'))
    const { db } = getServer().context
    const stored = await countStored()
    await db.execute('alter table mxg_resource_file rename to mxg_resource_file_away')
    const failed = await append(address, 0, 'hello')
    await db.execute('alter table mxg_resource_file_away rename to mxg_resource_file')
    expect(failed.code).not.toBe(20000)
    expect(await countStored()).toBe(stored)
    const { file } = await stateOf(address)
    expect(file).toMatchObject({ fileName: '差一点.txt', fileSize: 5 })
    expect(await countStored()).toBe(stored + 1)
  })

  it('return a retryable error when the storage is unavailable', async () => {
    const address = addressOf(await create(5, '再来.txt'))
    const { context } = getServer()
    const away = () => Promise.reject(new DomainError('unavailable'))
    const app = createApp({ ...context, storage: { ...context.storage, putFile: away } })
    const answer = await app.request(address, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await context.tokens.sign(LAN, 60)}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'hello',
    })
    expect(answer.status).toBe(503)
    expect((await stateOf(address)).file).toMatchObject({ fileSize: 5 })
  })

  it('can be cancelled', async () => {
    const address = addressOf(await create(10, '放弃.txt'))
    await append(address, 0, 'hello')
    expect((await tus('DELETE', address)).status).toBe(204)
    await expect(stateOf(address)).rejects.toMatchObject({ code: 404 })
    expect(await readdir(path.join(getServer().context.config.dataDir, 'uploads'))).toEqual([])
  })

  it('report a full disk, and list nothing', async () => {
    const address = addressOf(await create(10, '满.txt'))
    const staged = path.join(
      getServer().context.config.dataDir,
      'uploads',
      address.split('/').at(-1) ?? '',
    )
    await rm(staged)
    await symlink('/dev/full', staged)
    const answer = await append(address, 0, 'helloworld')
    expect(answer).toMatchObject({ status: 507, message: '存储空间不足，文件没有保存，请稍后再试' })
    expect((await list({ title: '满' })).total).toBe(0)
    await tus('DELETE', address)
  })

  it('are removed with their bytes when not continued', async () => {
    const { context } = getServer()
    const address = addressOf(await create(10, '忘了.txt'))
    await append(address, 0, 'hello')
    const unshared = await send('x', '没有发布.txt')
    const { id } = await share('留下.txt')
    await removeAbandonedUploads(context)
    expect((await stateOf(address)).offset).toBe(5)
    const later = { ...context, clock: () => new Date(Date.now() + 4 * 24 * 3_600_000) }
    await removeAbandonedUploads(later)
    await expect(stateOf(address)).rejects.toMatchObject({ code: 404 })
    expect(await context.db.select().from(uploads)).toEqual([])
    const key = unshared.fileUrl.slice('/files/'.length)
    await expect(readFile(path.join(context.filesDir, key))).rejects.toThrow()
    expect((await call('GET', String(await check(id, ZHOU)))).status).toBe(200)
  })
})

const LAN: string = IDS.lan
const ZHOU: string = IDS.zhou
