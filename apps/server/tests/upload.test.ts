import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAX_IMAGE_BYTES } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { removeOrphanFiles } from '../src/domains/file/remove-orphan-files.ts'
import { files } from '../src/platform/db/schema/index.ts'
import { createApis, refusal } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('uploading pictures', (getServer) => {
  const api = createApis(getServer)
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const upload = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.png', as: string = IDS.lan) =>
    api(as).file.uploadImage({ body: { file: new File([bytes], name, { type: 'image/png' }) } })
  const remove = (url: string, as: string = IDS.lan) =>
    api(as).file.deleteFile({ query: { fileUrl: url } })
  const getRow = async (url: string) => {
    const [row] = await getServer().context.db.select().from(files).where(eq(files.url, url))
    return row
  }
  const countFiles = async () => {
    const folder = path.join(getServer().context.filesDir, 'image')
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return names.filter((entry) => entry.isFile()).length
  }
  const png = async (width = 4, height = 3, color = '#a50') => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
      .png()
      .toBuffer()
    return new Uint8Array(bytes)
  }

  it('requires a session', async () => {
    const file = new File([await png()], 'a.png')
    await expect(api().file.uploadImage({ body: { file } })).rejects.toMatchObject({ code: 1401 })
    await expect(api().file.deleteFile({ query: { fileUrl: 'x' } })).rejects.toMatchObject({
      code: 1401,
    })
  })

  it('returns an address without the name, serves it, and returns its size', async () => {
    const url = await upload(await png(1500, 1000), '../../我的 cafe\u0301\u202E.PNG.exe')
    expect(url).toMatch(/^\/files\/image\/\d{4}\/\d{2}\/[\da-f]{32}\.png$/)
    const served = await call('GET', url)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(served.headers.get('content-disposition')).toBeNull()
    const row = await getRow(url)
    expect(row).toMatchObject({
      userId: IDS.lan,
      kind: 'image',
      name: '我的 café.PNG.exe',
      mediaType: 'image/png',
      width: 1500,
      height: 1000,
    })
    expect(row?.renditions.map(({ width, height }) => [width, height])).toEqual([
      [320, 213],
      [640, 427],
      [1280, 853],
    ])
    for (const { url: smaller } of row?.renditions ?? []) {
      expect((await call('GET', smaller)).headers.get('content-type')).toBe('image/webp')
    }
  })

  it('returns a new address for the same picture each time', async () => {
    const bytes = await png()
    const answers = await Promise.all([
      upload(bytes),
      upload(bytes),
      upload(bytes, 'a.png', IDS.zhou),
    ])
    expect(new Set(answers).size).toBe(3)
  })

  it('writes the size into the text that shows it', async () => {
    const url = await upload(await png(64, 48))
    const body = { title: '有图', labelIds: [IDS.css], mdContent: `![图](${url})` }
    const id = await api(IDS.lan).article.createArticle({ body })
    const data = await api().article.getArticle({ params: { id } })
    expect(data.htmlContent).toMatch(/<img[^>]*width="64"[^>]*height="48"/)
  })

  it('refuses too large uploads with a message, while receiving', async () => {
    const before = await countFiles()
    const sentence = { status: 200, code: 999, message: '文件不能超过 10 MB' }
    await expect(upload(new Uint8Array(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject(sentence)
    await expect(upload(new Uint8Array(MAX_IMAGE_BYTES + 200_000))).rejects.toMatchObject(sentence)
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await call('POST', '/article/file/upload', {
      as: IDS.lan,
      body: endless,
      headers,
    })
    expect(answer).toMatchObject(sentence)
    expect(await countFiles()).toBe(before)
  })

  it('describes the problem of a form without a file', async () => {
    const body = new FormData()
    body.set('other', 'x')
    expect((await call('POST', '/article/file/upload', { as: IDS.lan, body })).code).toBe(999)
    body.set('file', 'text')
    expect((await call('POST', '/article/file/upload', { as: IDS.lan, body })).code).toBe(999)
    await expect(upload('')).rejects.toMatchObject({ code: 999, message: '文件是空的，请重新选择' })
  })

  it('removes own pictures with all versions, and no pictures of others', async () => {
    const before = await countFiles()
    const url = await upload(await png(700, 10))
    expect(await countFiles()).toBe(before + 3)
    await expect(remove(url, IDS.zhou)).rejects.toMatchObject({
      code: 999,
      message: '删除失败：文件不存在，或不是自己上传的',
    })
    await remove(url)
    expect(await countFiles()).toBe(before)
    expect((await call('GET', url)).status).toBe(404)
    await expect(remove(url)).rejects.toMatchObject({ message: expect.stringMatching(/^删除失败/) })
    await expect(remove('/files/demo/../../secrets/token-secret')).rejects.toMatchObject({
      message: expect.stringMatching(/^删除失败/),
    })
  })

  it('keeps pictures that an own article shows', async () => {
    const url = await upload(await png())
    const text = { title: '配图', labelIds: [IDS.css] }
    const id = await api(IDS.lan).article.createArticle({
      body: { ...text, mdContent: `![](${url})` },
    })
    await expect(remove(url)).rejects.toMatchObject({
      message: '删除失败：图片仍在文章《配图》中使用',
    })
    expect((await call('GET', url)).status).toBe(200)
    await api(IDS.lan).article.updateArticle({ body: { ...text, id, mdContent: '没有图了' } })
    await remove(url)
  })

  it('leaves nothing behind when a picture cannot be stored', async () => {
    const { context } = getServer()
    const before = await countFiles()
    const original = { ...context.storage }
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    let puts = 0
    // The second of three files meets a full disk.
    Object.assign(context.storage, {
      put: async (...args: Parameters<typeof original.put>) => {
        puts += 1
        if (puts === 2) {
          const { toStorageFailure } = await import(
            '../src/platform/files/storage/storage-failure.ts'
          )
          throw toStorageFailure(full)
        }
        return original.put(...args)
      },
    })
    const answer = await refusal(upload(await png(700, 10)))
    Object.assign(context.storage, original)
    expect(answer).toMatchObject({
      code: 999,
      message: '存储空间不足，文件没有保存，请稍后再试',
    })
    expect(await countFiles()).toBe(before)
  })

  it('removes only files that a killed process left behind', async () => {
    const { context } = getServer()
    const url = await upload(await png(400, 10))
    const folder = path.join(context.filesDir, path.dirname(url.slice('/files/'.length)))
    const old = new Date(Date.now() - 2 * 24 * 3_600_000)
    await mkdir(folder, { recursive: true })
    const lost = [`${'a'.repeat(32)}.png`, `${'a'.repeat(32)}-320.webp`, '.half-written']
    for (const name of [...lost, `${'b'.repeat(32)}.png`])
      await writeFile(path.join(folder, name), 'x')
    for (const name of await readdir(folder)) {
      if (!name.startsWith('b')) await utimes(path.join(folder, name), old, old)
    }
    const before = await readdir(folder)
    await removeOrphanFiles(context)
    const after = await readdir(folder)
    expect(before.filter((name) => !after.includes(name)).sort()).toEqual(lost.sort())
    await rm(path.join(folder, `${'b'.repeat(32)}.png`))
  })
})
