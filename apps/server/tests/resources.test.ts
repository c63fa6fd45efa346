import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'content-disposition'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { removeFile } from '../src/domains/file/remove-file.ts'
import { files } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('resources', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const send = async (bytes: Uint8Array<ArrayBuffer> | string, name: string, as = LAN) => {
    const body = new FormData()
    body.set('file', new File([bytes], name))
    return call('POST', '/article/file/resource', { as, body })
  }
  const share = async (name: string, changes: object = {}, as = LAN) => {
    const { data: file } = await send(`text of ${name}`, name, as)
    const body = {
      title: name,
      summary: '一份资料',
      type: 'document',
      point: 0,
      ...file,
      ...changes,
    }
    const { data } = await call('POST', '/article/resource', { as, body })
    return { id: data as string, file }
  }
  const get = (id: string, as?: string) => call('GET', `/article/api/resource/${id}`, { as })
  const check = (id: string, as?: string) =>
    call('GET', `/article/api/resource/check/${id}`, { as })
  const list = (body: object) =>
    call('POST', '/article/api/resource/listREQ', { body: { current: 1, size: 10, ...body } })
  const getKept = async () => {
    const folder = path.join(getServer().context.filesDir, 'resource')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  it('need a session to upload, save, delete and list one’s own', async () => {
    const body = new FormData()
    body.set('file', new File(['a'], 'a.txt'))
    expect((await call('POST', '/article/file/resource', { body })).code).toBe(1401)
    expect((await call('POST', '/article/file/tus')).code).toBe(1401)
    expect((await call('POST', '/article/resource', { body: {} })).code).toBe(1401)
    expect((await call('POST', '/article/resource/list', { body: {} })).code).toBe(1401)
    expect((await call('DELETE', '/article/resource/1')).code).toBe(1401)
  })

  it('tell what a file is, from the file itself', async () => {
    const bytes = '# 标题\n正文'
    const { data } = await send(bytes, '../../说明.md')
    const checksum = createHash('sha256').update(bytes).digest('hex')
    expect(data).toMatchObject({ fileName: '说明.md', fileSize: 15, fileType: 'md', checksum })
    const { id } = await share('谎报.txt', { fileName: 'evil.exe', fileSize: 1, fileType: 'exe' })
    const shown = await get(id)
    expect(shown.data).toMatchObject({ fileName: '谎报.txt', fileSize: 18, fileType: 'txt' })
    expect(shown.data.fileUrl).toBeUndefined()
    expect(shown.data.excerpt).toBe('text of 谎报.txt')
    expect((await get(id, ZHOU)).data.fileUrl).toMatch(/^\/files\/resource\//)
  })

  it('count who asks for one, except where the caller says that nobody has opened it', async () => {
    const { id } = await share('看过.txt')
    const { views } = getServer().context
    await get(id)
    await call('GET', `/article/api/resource/${id}?view=1`)
    await call('GET', `/article/api/resource/${id}?view=0`)
    await views.flush()
    expect((await get(id)).data.viewCount).toBe(2)
  })

  it('show a small picture of a picture, without what it says about the place', async () => {
    const picture = { width: 2000, height: 1000, channels: 3, background: '#a50' } as const
    const jpeg = await sharp({ create: picture })
      .withExif({ IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const { data: file } = await send(new Uint8Array(jpeg), '照片.jpg')
    const { data: id } = await call('POST', '/article/resource', {
      as: LAN,
      body: { title: '照片', summary: '图', type: 'other', point: 0, ...file },
    })
    const { previewUrl } = (await get(id)).data
    const { filesDir } = getServer().context
    const preview = await sharp(path.join(filesDir, previewUrl.slice('/files/'.length))).metadata()
    expect(preview).toMatchObject({ format: 'webp', width: 1280, height: 640 })
    expect(preview.exif).toBeUndefined()
    expect((await call('GET', previewUrl)).headers.get('content-type')).toBe('image/webp')
  })

  it('take only one’s own file, and each once', async () => {
    const { id, file } = await share('一.txt')
    const body = { title: '二', summary: '又', type: 'document', point: 0, ...file }
    const save = (changes: object, as = LAN) =>
      call('POST', '/article/resource', { as, body: { ...body, ...changes } })
    expect((await save({})).message).toBe('文件已用于资源《一.txt》，请重新上传')
    expect((await save({}, ZHOU)).message).toBe('请先上传文件')
    expect((await save({ fileUrl: '/files/demo/lan.svg' })).message).toBe('请先上传文件')
    expect((await save({ id, type: 'nothing' })).message).toBe('请选择有效的资源类型')
    expect((await save({ id, title: ' ' })).code).toBe(999)
    expect((await save({ id }, ZHOU)).code).toBe(306)
    expect((await save({ id, title: '改过' })).data).toBe(id)
    expect((await get(id)).data.title).toBe('改过')
    const remove = `/article/file/delete?fileUrl=${encodeURIComponent(file.fileUrl)}`
    expect((await call('DELETE', remove, { as: LAN })).message).toContain('《改过》')
  })

  it('are made once when they are sent again as they were', async () => {
    const labelIds = [IDS.css, IDS.html]
    const { id, file } = await share('再发一次.txt', { labelIds })
    const same = {
      title: '再发一次.txt',
      summary: '一份资料',
      type: 'document',
      point: 0,
      labelIds,
    }
    const send = (changes: object = {}) =>
      call('POST', '/article/resource', { as: LAN, body: { ...same, ...file, ...changes } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ data }) => data)).toEqual([id, id, id])
    expect((await list({ title: '再发一次' })).data.total).toBe(1)
    // Nothing that differs is taken for the same, and lost.
    for (const change of [{ title: '改' }, { summary: '改' }, { type: 'tool' }, { labelIds: [] }]) {
      expect((await send(change)).message).toContain('文件已用于资源')
    }
  })

  it('are listed by type, title, person and downloads, and not once deleted', async () => {
    const { id } = await share('独一无二的 100%_名.txt', { type: 'tool' })
    const ids = async (body: object) =>
      (await list(body)).data.records.map((row: { id: string }) => row.id)
    expect(await ids({ title: '100%_' })).toEqual([id])
    expect(await ids({ title: '100%%' })).toEqual([])
    expect(await ids({ type: 'tool' })).toEqual([id])
    expect(await ids({ userId: ZHOU })).toEqual([])
    expect((await ids({ order: 'hot' })).length).toBeGreaterThan(1)
    await check(id, ZHOU)
    expect((await ids({ order: 'hot' }))[0]).toBe(id)
    const mine = await call('POST', '/article/resource/list', {
      as: LAN,
      body: { current: 1, size: 5, title: '独一' },
    })
    expect(mine.data).toMatchObject({ total: 1, records: [{ id }] })
    const find = async () =>
      (await call('POST', '/search/api/search/search', { body: { key: '独一无二', t: 3 } })).data
        .total
    expect(await find()).toBe(1)
    const kept = await getKept()
    expect((await call('DELETE', `/article/resource/${id}`, { as: ZHOU })).code).toBe(306)
    expect((await call('DELETE', `/article/resource/${id}`, { as: LAN })).code).toBe(20000)
    expect(await ids({ title: '独一' })).toEqual([])
    expect(await find()).toBe(0)
    expect((await get(id)).code).toBe(404)
    expect((await check(id, LAN)).data).toBe(false)
    expect(await getKept()).toBe(kept - 1)
    await getServer().context.pages.stop()
    expect(getServer().refreshes.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining([`resource:${id}`, 'resources', `user:${LAN}`]),
    )
  })

  it('replace their file, and the old one goes', async () => {
    const { id, file } = await share('旧.txt')
    const { data: next } = await send('new', '新.txt')
    const kept = await getKept()
    const body = { id, title: '换', summary: '换', type: 'document', point: 0, ...next }
    expect((await call('POST', '/article/resource', { as: LAN, body })).data).toBe(id)
    expect((await get(id)).data.fileName).toBe('新.txt')
    expect(await getKept()).toBe(kept - 1)
    const { db } = getServer().context
    expect(await db.select().from(files).where(eq(files.url, file.fileUrl))).toEqual([])
  })

  it('keep their file when a clean-up that had found it unshared comes late', async () => {
    const { id, file } = await share('刚分享.txt')
    const { db } = getServer().context
    const [row] = await db.select().from(files).where(eq(files.url, file.fileUrl))
    if (!row) throw new Error('the file is not known')
    await removeFile(getServer().context, row)
    expect((await check(id, ZHOU)).data).toMatch(/download/)
  })

  it('are downloaded by who is signed in, in parts too, and each person counts once', async () => {
    const { id } = await share('报告.txt')
    expect((await check(id)).data).toBe(false)
    expect((await check('7', LAN)).data).toBe(false)
    const { data: address } = await check(id, ZHOU)
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
    expect((await get(id)).data.downloadCount).toBe(1)
    expect((await call('GET', `${address.slice(0, -3)}AAA`)).code).toBe(404)
    // A ticket is no token, and a token no ticket.
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
      const { data: address } = await check(id, ZHOU)
      const header = (await call('GET', address)).headers.get('content-disposition') ?? ''
      expect(header).toMatch(/^attachment; filename="?[\x20-\x7e]+$/)
      expect(header).not.toContain('?')
      expect(parse(header).parameters.filename).toBe(name.replaceAll('"', '_'))
    },
  )

  it('are liked, collected and commented on by readers', async () => {
    const { id } = await share('好.txt')
    await call('PUT', `/article/resource/thumb/${id}/1`, { as: ZHOU })
    await call('PUT', `/article/resource/thumb/${id}/1`, { as: ZHOU })
    await call('PUT', `/article/resource/collect/${id}/1`, { as: ZHOU })
    const comment = { articleId: id, targetType: 'resource', parentId: '-1', content: '好用' }
    expect((await call('POST', '/article/comment', { as: ZHOU, body: comment })).code).toBe(20000)
    const { data } = await get(id)
    expect(data).toMatchObject({ thumhup: 1, collectCount: 1, commentCount: 1 })
    const state = await call('GET', `/article/resource/state/${id}`, { as: ZHOU })
    expect(state.data).toMatchObject({ isThumb: true, isCollect: true, isOwner: false })
  })
})

const LAN: string = IDS.lan
const ZHOU: string = IDS.zhou
