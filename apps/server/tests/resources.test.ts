import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'content-disposition'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { removeFile } from '../src/domains/file/remove-file.ts'
import { files } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('resources', (getServer) => {
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
    return { id: await api(as).resource.saveResource({ body }), file }
  }
  const get = (id: string, as?: string) => api(as).resource.getResource({ params: { id } })
  const check = (id: string, as?: string) => api(as).resource.checkDownload({ params: { id } })
  const list = (body: object) =>
    api().resource.findResources({ body: { current: 1, size: 10, ...body } })
  const countStored = async () => {
    const folder = path.join(getServer().context.filesDir, 'resource')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  it('require a session to upload, save, delete and list own ones', async () => {
    const body = new FormData()
    body.set('file', new File(['a'], 'a.txt'))
    expect((await call('POST', '/article/file/resource', { body })).code).toBe(1401)
    expect((await call('POST', '/article/file/tus')).code).toBe(1401)
    expect((await call('POST', '/article/resource', { body: {} })).code).toBe(1401)
    await expect(api().resource.listMyResources({ body: {} })).rejects.toMatchObject({ code: 1401 })
    await expect(api().resource.deleteResource({ params: { id: '1' } })).rejects.toMatchObject({
      code: 1401,
    })
  })

  it('detect the type from the file itself', async () => {
    const bytes = '# 标题\n正文'
    const data = await send(bytes, '../../说明.md')
    const checksum = createHash('sha256').update(bytes).digest('hex')
    expect(data).toMatchObject({ fileName: '说明.md', fileSize: 15, fileType: 'md', checksum })
    const { id } = await share('谎报.txt', { fileName: 'evil.exe', fileSize: 1, fileType: 'exe' })
    const shown = await get(id)
    expect(shown).toMatchObject({ fileName: '谎报.txt', fileSize: 18, fileType: 'txt' })
    expect(shown.fileUrl).toBeUndefined()
    expect(shown.excerpt).toBe('text of 谎报.txt')
    expect((await get(id, ZHOU)).fileUrl).toMatch(/^\/files\/resource\//)
  })

  it('count views, unless the caller passes view=0', async () => {
    const { id } = await share('看过.txt')
    const { views } = getServer().context
    await get(id)
    await api().resource.getResource({ params: { id }, query: { view: 1 } })
    await api().resource.getResource({ params: { id }, query: { view: 0 } })
    await views.flush()
    expect((await get(id)).viewCount).toBe(2)
  })

  it('have a preview without metadata', async () => {
    const picture = { width: 2000, height: 1000, channels: 3, background: '#a50' } as const
    const jpeg = await sharp({ create: picture })
      .withExif({ IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const file = await send(new Uint8Array(jpeg), '照片.jpg')
    const id = await api(LAN).resource.saveResource({
      body: { title: '照片', summary: '图', type: 'other', point: 0, ...file },
    })
    const { previewUrl = '' } = await get(id)
    const { filesDir } = getServer().context
    const preview = await sharp(path.join(filesDir, previewUrl?.slice('/files/'.length))).metadata()
    expect(preview).toMatchObject({ format: 'webp', width: 1280, height: 640 })
    expect(preview.exif).toBeUndefined()
    expect((await call('GET', previewUrl)).headers.get('content-type')).toBe('image/webp')
  })

  it('accept own files only, each once', async () => {
    const { id, file } = await share('一.txt')
    const body = { title: '二', summary: '又', type: 'document', point: 0, ...file }
    const save = (changes: object, as = LAN) =>
      api(as).resource.saveResource({ body: { ...body, ...changes } })
    await expect(save({})).rejects.toMatchObject({
      message: '文件已用于资源《一.txt》，请重新上传',
    })
    await expect(save({}, ZHOU)).rejects.toMatchObject({ message: '请先上传文件' })
    await expect(save({ fileUrl: '/files/demo/lan.svg' })).rejects.toMatchObject({
      message: '请先上传文件',
    })
    await expect(save({ id, type: 'nothing' })).rejects.toMatchObject({
      message: '请选择有效的资源类型',
    })
    await expect(save({ id, title: ' ' })).rejects.toMatchObject({ code: 999 })
    await expect(save({ id }, ZHOU)).rejects.toMatchObject({ code: 306 })
    expect(await save({ id, title: '改过' })).toBe(id)
    expect((await get(id)).title).toBe('改过')
    const remove = `/article/file/delete?fileUrl=${encodeURIComponent(file.fileUrl)}`
    expect((await call('DELETE', remove, { as: LAN })).message).toContain('《改过》')
  })

  it('are created once when sent repeatedly', async () => {
    const labelIds = [IDS.css, IDS.html]
    const { id, file } = await share('再发一次.txt', { labelIds })
    const same = {
      title: '再发一次.txt',
      summary: '一份资料',
      type: 'document',
      point: 0,
      labelIds,
    }
    const sendAgain = (changes: object = {}) =>
      api(LAN).resource.saveResource({ body: { ...same, ...file, ...changes } })
    const answers = await Promise.all([sendAgain(), sendAgain(), sendAgain()])
    expect(answers).toEqual([id, id, id])
    expect((await list({ title: '再发一次' })).total).toBe(1)
    // Anything that differs is another resource.
    for (const change of [{ title: '改' }, { summary: '改' }, { type: 'tool' }, { labelIds: [] }]) {
      await expect(sendAgain(change)).rejects.toMatchObject({
        message: expect.stringContaining('文件已用于资源'),
      })
    }
  })

  it('are listed by type, title, user and downloads, and not after deletion', async () => {
    const { id } = await share('独一无二的 100%_名.txt', { type: 'tool' })
    const ids = async (body: object) => (await list(body)).records.map((row) => row.id)
    expect(await ids({ title: '100%_' })).toEqual([id])
    expect(await ids({ title: '100%%' })).toEqual([])
    expect(await ids({ type: 'tool' })).toEqual([id])
    expect(await ids({ userId: ZHOU })).toEqual([])
    expect((await ids({ order: 'hot' })).length).toBeGreaterThan(1)
    await check(id, ZHOU)
    expect((await ids({ order: 'hot' }))[0]).toBe(id)
    const mine = await api(LAN).resource.listMyResources({
      body: { current: 1, size: 5, title: '独一' },
    })
    expect(mine).toMatchObject({ total: 1, records: [{ id }] })
    const find = async () => (await api().search.search({ body: { key: '独一无二', t: 3 } })).total
    expect(await find()).toBe(1)
    const stored = await countStored()
    await expect(api(ZHOU).resource.deleteResource({ params: { id } })).rejects.toMatchObject({
      code: 306,
    })
    await api(LAN).resource.deleteResource({ params: { id } })
    expect(await ids({ title: '独一' })).toEqual([])
    expect(await find()).toBe(0)
    await expect(get(id)).rejects.toMatchObject({ code: 404 })
    expect(await check(id, LAN)).toBe(false)
    expect(await countStored()).toBe(stored - 1)
    await getServer().context.pages.stop()
    expect(getServer().refreshes.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining([`resource:${id}`, 'resources', `user:${LAN}`]),
    )
  })

  it('replace their file, and remove the old one', async () => {
    const { id, file } = await share('旧.txt')
    const next = await send('new', '新.txt')
    const stored = await countStored()
    const body = { id, title: '换', summary: '换', type: 'document', point: 0, ...next }
    expect(await api(LAN).resource.saveResource({ body })).toBe(id)
    expect((await get(id)).fileName).toBe('新.txt')
    expect(await countStored()).toBe(stored - 1)
    const { db } = getServer().context
    expect(await db.select().from(files).where(eq(files.url, file.fileUrl))).toEqual([])
  })

  it('keep their file during a concurrent clean-up', async () => {
    const { id, file } = await share('刚分享.txt')
    const { db } = getServer().context
    const [row] = await db.select().from(files).where(eq(files.url, file.fileUrl))
    if (!row) throw new Error('The file does not exist.')
    await removeFile(getServer().context, row)
    expect(await check(id, ZHOU)).toMatch(/download/)
  })

  it('are downloaded with a session, with ranges, and each user counts once', async () => {
    const { id } = await share('报告.txt')
    expect(await check(id)).toBe(false)
    expect(await check('7', LAN)).toBe(false)
    const address = String(await check(id, ZHOU))
    await check(id, ZHOU)
    const whole = await call('GET', address)
    expect(whole.data).toBe('text of 报告.txt')
    expect(whole.headers.get('content-type')).toBe('application/octet-stream')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    const part = await call('GET', address, { headers: { range: 'bytes=5-6' } })
    expect([part.status, part.data]).toEqual([206, 'of'])
    expect((await call('HEAD', address)).headers.get('content-length')).toBe('18')
    expect((await call('GET', address, { headers: { range: 'bytes=99-' } })).status).toBe(416)
    expect((await get(id)).downloadCount).toBe(1)
    expect((await call('GET', `${address.slice(0, -3)}AAA`)).code).toBe(404)
    // Tickets and tokens are not interchangeable.
    const token = await getServer().context.tokens.sign(ZHOU, 60)
    expect((await call('GET', `/article/file/download/${token}`)).code).toBe(404)
    const ticket = address.split('/').at(-1)
    const headers = { authorization: `Bearer ${ticket}` }
    expect((await call('POST', '/article/resource/list', { body: {}, headers })).status).toBe(401)
  })

  it.each(['报告（终稿）.txt', 'a "b".txt', '100%.csv', '名字 带 空格.md', '1;x=2.txt'])(
    'are saved as %s in every browser',
    async (name) => {
      const { id } = await share(name)
      const address = String(await check(id, ZHOU))
      const header = (await call('GET', address)).headers.get('content-disposition') ?? ''
      expect(header).toMatch(/^attachment; filename="?[\x20-\x7e]+$/)
      expect(header).not.toContain('?')
      expect(parse(header).parameters.filename).toBe(name.replaceAll('"', '_'))
    },
  )

  it('are liked, collected and commented on by readers', async () => {
    const { id } = await share('好.txt')
    await api(ZHOU).resource.setThumb({ params: { id, value: 1 } })
    await api(ZHOU).resource.setThumb({ params: { id, value: 1 } })
    await api(ZHOU).resource.setCollect({ params: { id, value: 1 } })
    const comment = {
      articleId: id,
      targetType: 'resource',
      parentId: '-1',
      content: '好用',
    } as const
    await api(ZHOU).comment.createComment({ body: comment })
    const data = await get(id)
    expect(data).toMatchObject({ thumhup: 1, collectCount: 1, commentCount: 1 })
    const state = await api(ZHOU).resource.getState({ params: { id } })
    expect(state).toMatchObject({ isThumb: true, isCollect: true, isOwner: false })
  })
})

const LAN: string = IDS.lan
const ZHOU: string = IDS.zhou
