import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { SAMPLE_ARTICLES } from '@mozhan/fixtures/articles'
import { ENCODED_FILES } from '@mozhan/fixtures/encodings'
import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runImport } from '../src/commands/import/run-import.ts'
import { contextSender } from '../src/commands/import/send.ts'
import { articles, users } from '../src/platform/db/schema/index.ts'
import { createApi } from './_api.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

const HEXO =
  '---\ntitle: 来自 Hexo\ndate: 2024-05-01 08:00:00\ntags: [Go, 并发]\n---\n\n文字 ![图](./a.png)\n'
const HUGO = '+++\ntitle = "来自 Hugo"\ndraft = true\ntags = ["Go"]\n+++\n\n草稿\n'
const BROKEN = '---\ntitle: 坏: 掉: 的\ntags: [a\n---\n\n正文还在 ![无](nowhere.png)\n'

let server: TestServer
let author: string
let base: string
let root: string
let log = ''

beforeAll(async () => {
  server = await startMemoryServer()
  const [someone] = await server.context.db.select().from(users).limit(1)
  author = someone?.username ?? ''
  base = await mkdtemp(path.join(os.tmpdir(), 'mozhan-import-'))
  root = path.join(base, 'blog')
  const create = { width: 30, height: 20, channels: 3, background: '#1f5f63' } as const
  await mkdir(path.join(root, '_posts'), { recursive: true })
  await writeFile(path.join(root, 'a.png'), await sharp({ create }).png().toBuffer())
  await writeFile(path.join(root, 'hexo.md'), HEXO)
  await writeFile(path.join(root, 'hugo.md'), HUGO)
  await writeFile(path.join(root, 'broken.md'), BROKEN)
  await writeFile(path.join(root, '_posts/2024-05-01-jekyll.markdown'), '# 来自 Jekyll\n\n正文\n')
}, 60_000)

afterAll(async () => {
  await server.close()
  await rm(base, { recursive: true, force: true })
})

async function run(folder: string, who = author) {
  log = ''
  const output = {
    isTerminal: false,
    write: (text: string) => {
      log += text
    },
  }
  return runImport({ root: folder, author: who }, contextSender(server.context), output)
}

async function findArticle(title: string) {
  const { db } = server.context
  const [article] = await db.select().from(articles).where(eq(articles.title, title))
  return article
}

describe('import of a folder', () => {
  it('stores every file with its pictures, and reports file and line', async () => {
    const { report, isComplete } = await run(root)
    expect(isComplete).toBe(true)
    expect(report.outcomes).toEqual(new Map([['created', 4]]))
    expect(log).toMatch(/^broken\.md:\d+ {2}/m)
    expect(log).toMatch(/^broken\.md:6 {2}.*nowhere\.png/m)

    const hexo = await findArticle('来自 Hexo')
    expect(hexo?.createDate.toISOString()).toBe('2024-05-01T00:00:00.000Z')
    expect(hexo?.htmlContent).toMatch(/width="30"/)
    const src = /src="(\/files\/import\/[0-9a-f]+\.png)"/.exec(hexo?.htmlContent ?? '')?.[1]
    expect((await server.call('GET', src ?? '/nothing')).status).toBe(200)
    const answer = await createApi(server).article.getArticle({ params: { id: hexo?.id ?? '' } })
    expect(answer.labelList.map((label) => label.name)).toEqual(['Go', '并发'])
    expect((await findArticle('来自 Hugo'))?.isPublic).toBe(0)
    expect((await findArticle('来自 Jekyll'))?.mdContent).toBe('正文\n')
    expect((await findArticle('坏: 掉: 的'))?.mdContent).toContain('正文还在')
  })

  it('is idempotent and applies changes', async () => {
    expect((await run(root)).report.outcomes).toEqual(new Map([['unchanged', 4]]))
    const before = await findArticle('来自 Hexo')
    await writeFile(path.join(root, 'hexo.md'), HEXO.replace('文字', '改过的文字'))
    const { outcomes } = (await run(root)).report
    expect(outcomes.get('updated')).toBe(1)
    expect(outcomes.get('unchanged')).toBe(3)
    const after = await findArticle('来自 Hexo')
    expect(after?.id).toBe(before?.id)
    expect(after?.mdContent).toContain('改过的文字')
  })

  it('stops early with a reason if no file can be stored', async () => {
    const { report, isComplete } = await run(root, 'nobody_here')
    expect(isComplete).toBe(false)
    expect(report.outcomes).toEqual(new Map([['failed', 3]]))
    expect(log).toContain('nobody_here')
  })

  it('reports an empty file', async () => {
    const folder = path.join(base, 'empty')
    await mkdir(folder)
    await writeFile(path.join(folder, 'nothing.md'), '\n')
    const { isComplete, report } = await run(folder)
    expect(isComplete).toBe(false)
    expect(report.notes).toMatchObject([{ file: 'nothing.md', level: 'error' }])
  })
})

describe.each([
  ['articles', SAMPLE_ARTICLES.map(({ name, source }) => ({ name, bytes: Buffer.from(source) }))],
  ['encodings', ENCODED_FILES],
])('import of sample %s', (name, samples) => {
  it('imports every file with its text', async () => {
    const folder = path.join(base, name)
    await mkdir(folder)
    for (const sample of samples) await writeFile(path.join(folder, sample.name), sample.bytes)
    const { report, isComplete } = await run(folder)
    expect(report.notes.filter((note) => note.level === 'error')).toEqual([])
    expect(isComplete).toBe(true)
    expect(report.outcomes).toEqual(new Map([['created', samples.length]]))
    const rows = await server.context.db
      .select()
      .from(articles)
      .where(like(articles.sourceKey, `${name}/%`))
    expect(rows).toHaveLength(samples.length)
    expect(rows.filter((row) => row.searchText.trim() === '').map((row) => row.title)).toEqual([])
    for (const { id } of rows) {
      await createApi(server).article.getArticle({ params: { id } })
    }
  }, 60_000)
})
