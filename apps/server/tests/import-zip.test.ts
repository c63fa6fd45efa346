import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackZip } from '../src/commands/import/unpack-zip.ts'
import { articles } from '../src/platform/db/schema/index.ts'
import { createApi } from './_api.ts'
import { addUser, importInto } from './_export-import.ts'
import { startMemoryServer, type TestServer } from './_util.ts'
import { writeZip, type ZipPart } from './_zip.ts'

const LINK = 0o120777
const MANY = 20_001

const many = (name: (at: number) => string): ZipPart[] =>
  Array.from({ length: MANY }, (_, at) => ({ name: name(at) }))
const text = (name: string, words: string): ZipPart => ({ name, bytes: Buffer.from(words) })

let base: string
beforeAll(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'mozhan-zip-'))
  return () => rm(base, { recursive: true })
})

async function unpack(parts: readonly ZipPart[]): Promise<string[]> {
  const file = path.join(base, 'my-blog.zip')
  await writeFile(file, writeZip(parts))
  const { folder, name, remove } = await unpackZip(file)
  expect(name).toBe('my-blog')
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  await remove()
  const files = found.filter((it) => it.isFile())
  return files.map((it) => path.relative(folder, path.join(it.parentPath, it.name))).sort()
}

describe('unpacking a zip to import it', () => {
  it('skips packages, hidden folders and links in any number', async () => {
    const files = await unpack([
      text('./index.md', '# 一'),
      text('posts/a.md', '# 二'),
      { name: 'posts/a.png' },
      text('.git/README.md', '# 不是文章'),
      { name: '.vuepress/public/logo.png' },
      { name: 'node_modules/.bin/hexo', mode: LINK },
      { name: 'latest.md', mode: LINK },
      ...many((at) => `node_modules/hexo/${at}.js`),
    ])
    expect(files).toEqual(['.vuepress/public/logo.png', 'index.md', 'posts/a.md', 'posts/a.png'])
  })

  it('accepts a complete export', async () => {
    expect(await unpack(many((at) => `comments/${at}.md`))).toHaveLength(MANY)
  }, 60_000)

  it.each(['../a.md', '/a.md', 'a/../../b.md', 'C:/a.md', 'node_modules/../../a.md'])(
    'refuses the path %s outside of the folder',
    async (name) => {
      await expect(unpack([text('a.md', '# 一'), text(name, '# 二')])).rejects.toThrow(name)
    },
  )

  it('refuses zip bombs', async () => {
    const bomb = { name: 'a.md', bytes: Buffer.alloc(1000), method: 8, claim: 2 ** 31 }
    await expect(unpack([bomb])).rejects.toThrow('体积异常')
  })
})

describe('importing a zip of Markdown', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer()
  })
  afterAll(() => server.close())

  it('duplicates nothing when it is imported again', async () => {
    const userId = await addUser(server, 'mover')
    const create = { width: 3, height: 2, channels: 3, background: '#f00' } as const
    const zip = writeZip([
      text('a.md', '# 甲\n\n正文 ![图](a.png)'),
      text('posts/b.md', '# 乙\n\n正文'),
      { name: 'a.png', bytes: await sharp({ create }).png().toBuffer() },
    ])
    const first = await importInto(server, 'mover', zip)
    expect(first.report.outcomes).toEqual(new Map([['created', 2]]))
    const again = await importInto(server, 'mover', zip)
    expect(again.report.outcomes).toEqual(new Map([['unchanged', 2]]))
    const stored = await server.context.db
      .select({ id: articles.id, sourceKey: articles.sourceKey })
      .from(articles)
      .where(eq(articles.userId, userId))
      .orderBy(articles.sourceKey)
    expect(stored.map((it) => it.sourceKey)).toEqual(['archive/a.md', 'archive/posts/b.md'])
    const data = await createApi(server).article.getArticle({ params: { id: stored[0]?.id ?? '' } })
    expect(data.labelList.map((label) => label.name)).toEqual(['archive'])
  })
})
