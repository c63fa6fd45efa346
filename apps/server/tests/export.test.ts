import { rename } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { articles, columns, comments, users } from '../src/platform/db/schema/index.ts'
import { createApi, createApis } from './_api.ts'
import { IDS } from './_content.ts'
import {
  addUser,
  BODY,
  exportOf,
  HOSTILE,
  importInto,
  uploadPicture,
  write,
} from './_export-import.ts'
import { readZip } from './_unzip.ts'
import { describeOnEveryStore, startMemoryServer, type TestServer } from './_util.ts'

describeOnEveryStore('the export of all content', (getServer) => {
  const api = createApis(getServer)
  let zip: Buffer
  let files: Map<string, string>
  beforeAll(async () => {
    await write(getServer())
    zip = await exportOf(getServer(), IDS.lan)
    files = await readZip(zip)
  })
  const namesIn = (folder: string) => [...files.keys()].filter((it) => it.startsWith(`${folder}/`))

  it('contains each text, public or not, with portable file names', () => {
    expect([...files.keys()][0]).toBe('mozhan.json')
    expect(namesIn('articles')).toHaveLength(3 + HOSTILE.length)
    expect(namesIn('articles').slice(0, 3)).toEqual([
      'articles/2024-03-01-网格布局.md',
      'articles/2024-03-03-私密.md',
      'articles/2024-03-04-没有标签.md',
    ])
    expect(namesIn('columns')).toHaveLength(2)
    expect(namesIn('questions')).toHaveLength(2)
    expect(namesIn('answers')).toHaveLength(3)
    expect(namesIn('comments')).toHaveLength(3)
    expect(namesIn('drafts')).toHaveLength(2)
    expect(namesIn('pictures')).toHaveLength(2)
    const folded = [...files.keys()].map((name) => name.normalize('NFKC').toLowerCase())
    expect(new Set(folded).size).toBe(files.size)
    for (const name of files.keys()) {
      expect(name).not.toMatch(/[<>:"\\|?*\p{Cc}]|[\s.](?:$|\/)|\.\./u)
      expect(Buffer.byteLength(path.posix.basename(name))).toBeLessThan(200)
    }
  })

  it('writes Markdown with front matter and the unchanged text', () => {
    const first = namesIn('articles').find((name) => name.includes('CON')) ?? ''
    const text = files.get(first) ?? ''
    expect(text).toContain(`title: ${JSON.stringify(HOSTILE[0])}`)
    expect(text).toContain(`---\n\n${BODY}![图](../pictures/`)
    expect(text).toMatch(/^cover: "\.\.\/pictures\/[0-9a-f]{32}\.png"$/m)
    expect(text).toContain('private: true')
    expect(text).toMatch(/tags:\n {2}- "css"\n {2}- "html"/)
    expect(text).not.toContain('/files/')
  })

  it('contains nothing of other users', () => {
    const all = [...files.values()].join('\n')
    for (const words of ['正文二', '很清楚', '可以了', '又看了一遍'])
      expect(all).not.toContain(words)
    expect(all).not.toContain('13800000000')
  })

  it('changes nothing when the same account imports it', async () => {
    const { report, log } = await importInto(getServer(), 'lan', zip)
    expect({ log, outcomes: report.outcomes }).toMatchObject({
      outcomes: new Map([['unchanged', files.size - namesIn('pictures').length - 1]]),
    })
    expect((await exportOf(getServer(), IDS.lan)).equals(zip)).toBe(true)
  })

  it('is the same after an import into another account', async () => {
    const mover = await addUser(getServer(), 'mover')
    const { report, log } = await importInto(getServer(), 'mover', zip)
    expect(log).not.toContain('失败')
    expect(report.outcomes.get('created')).toBe(files.size - namesIn('pictures').length - 1)
    expect(await readZip(await exportOf(getServer(), mover))).toEqual(files)
    const again = await importInto(getServer(), 'mover', zip)
    expect([...again.report.outcomes.keys()]).toEqual(['unchanged'])
  })

  it('is imported as private, including columns, if requested', async () => {
    const hider = await addUser(getServer(), 'hider')
    await importInto(getServer(), 'hider', zip, { isPrivate: true })
    const { db } = getServer().context
    for (const table of [articles, columns]) {
      const rows = await db
        .select({ isPublic: table.isPublic })
        .from(table)
        .where(eq(table.userId, hider))
      expect(new Set(rows.map(({ isPublic }) => isPublic))).toEqual(new Set([0]))
    }
  })

  it('restores what was changed and deleted meanwhile', async () => {
    const { db } = getServer().context
    const [mover] = await db.select().from(users).where(eq(users.username, 'mover'))
    const as = mover?.id ?? ''
    const own = and(eq(articles.userId, as), eq(articles.title, '网格布局'))
    await db.update(articles).set({ mdContent: '改过' }).where(own)
    const [gone] = await db
      .select()
      .from(articles)
      .where(and(eq(articles.userId, as), eq(articles.title, '私密')))
    await api(as).article.deleteArticle({ params: { id: gone?.id ?? '' } })
    const { report } = await importInto(getServer(), 'mover', zip)
    expect(report.outcomes.get('created')).toBe(1)
    // The column has lost the deleted article; both are restored.
    expect(report.outcomes.get('updated')).toBe(2)
    expect(await readZip(await exportOf(getServer(), as))).toEqual(files)
  })

  it('reports what another site cannot represent and keeps the rest', async () => {
    const site = await startMemoryServer()
    try {
      const db = site.context.db
      await db.update(articles).set({ status: 0 })
      await db.delete(comments)
      await db.update(columns).set({ status: 0 })
      const mover = await addUser(site, 'mover')
      const { report, log } = await importInto(site, 'mover', zip)
      expect(report.outcomes.get('failed')).toBeUndefined()
      expect(log).toMatch(/comments\/.*别人的\.md {2}/)
      const moved = await readZip(await exportOf(site, mover))
      const folders = ['articles', 'columns', 'questions', 'drafts', 'pictures']
      const stays = (name: string) => folders.includes(name.split('/')[0] ?? '')
      expect([...moved].filter(([name]) => stays(name))).toEqual(
        [...files].filter(([name]) => stays(name)),
      )
      for (const [name, text] of moved)
        expect({ name, text }).toEqual({ name, text: files.get(name) })
    } finally {
      await site.close()
    }
  })
})

describe('the call', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer()
    return () => server.close()
  })

  it('requires a session', async () => {
    expect((await server.call('GET', '/system/user/export')).status).toBe(401)
    await expect(createApi(server).user.prepareExport()).rejects.toMatchObject({ status: 401 })
    const bad = await server.call('GET', '/system/api/user/export/nothing')
    expect(bad).toMatchObject({ code: 404, message: expect.stringContaining('下载地址已失效') })
  })

  it('returns an address that works without a token for a short time', async () => {
    const address = await createApi(server, IDS.lan).user.prepareExport()
    const app = createApp(server.context)
    const head = await app.request(address, { method: 'HEAD' })
    expect(head.headers.get('content-disposition')).toContain('filename*=UTF-8')
    const answer = await app.request(address)
    expect((await readZip(Buffer.from(await answer.arrayBuffer()))).size).toBeGreaterThan(3)
  })

  it('runs one export per user at a time, and ends it on disconnect', async () => {
    const app = createApp(server.context)
    const authorization = `Bearer ${await server.context.tokens.sign(IDS.lan, 60)}`
    const ask = () => app.request('/system/user/export', { headers: { authorization } })
    const first = await ask()
    const reader = first.body?.getReader()
    await reader?.read()
    const second = await ask()
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({ message: expect.stringContaining('还没有结束') })
    await reader?.cancel()
    const asked = server.statements.length
    const third = await ask()
    expect(third.status).toBe(200)
    // Only the queries before the first byte of the third export: the first one does not continue.
    expect(server.statements.length - asked).toBeLessThan(8)
    await third.body?.cancel()
  })

  it('reports unreadable pictures', async () => {
    const { filesDir } = server.context
    await uploadPicture(server, '#0f0')
    await rename(filesDir, `${filesDir}-away`)
    await expect(createApi(server, IDS.lan).user.prepareExport()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('图片存储'),
    })
    await rename(`${filesDir}-away`, filesDir)
  })
})
