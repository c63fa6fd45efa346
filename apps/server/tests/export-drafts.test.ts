import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columns, labels } from '../src/platform/db/schema/index.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { addUser, exportOf, importInto, uploadPicture } from './_export-import.ts'
import { readZip } from './_unzip.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

const _PATH = '/article/draft/one'

describe('the export of a draft', () => {
  let server: TestServer
  let other: TestServer
  let zip: Buffer
  let form: Record<string, unknown>

  beforeAll(async () => {
    server = await startMemoryServer()
    other = await startMemoryServer()
    // The form as the article editor stores it.
    form = {
      ...{ title: '未完', content: '正文', summary: '', isPublic: false, kind: 'original' },
      ...{ labelIds: [IDS.html, IDS.css], columnIds: [IDS.column] },
      ...{ cover: await uploadPicture(server, '#0ff'), source: '', textId: 'one' },
    }
    const kind = 'article' as const
    const body = { kind, title: '未完', revision: 0, content: JSON.stringify(form) }
    await createApi(server, IDS.lan).draft.saveDraft({ params: { id: 'one' }, body })
    zip = await exportOf(server, IDS.lan)
  }, 60_000)
  afterAll(() => Promise.all([server.close(), other.close()]))

  const formOf = async (site: TestServer, as: string) => {
    const { content } = await createApi(site, as).draft.getDraft({ params: { id: 'one' } })
    return JSON.parse(content ?? '')
  }

  it('contains its cover and the names of its labels and columns', async () => {
    const files = await readZip(zip)
    const [, draft = ''] = [...files].find(([name]) => name.startsWith('drafts/')) ?? []
    const cover = /^cover: "\.\.\/(pictures\/[0-9a-f]{32}\.png)"$/m.exec(draft)?.[1] ?? ''
    expect(files.has(cover)).toBe(true)
    expect(draft).toContain('tags:\n  - "html"\n  - "css"\n')
    expect(draft).toContain(`columns:\n  - "${IDS.column}"\n`)
    expect(draft).not.toContain(String(form.cover))
    expect(draft).not.toContain(IDS.css)
  })

  it('gets cover, labels and columns of the site that imports it', async () => {
    const { db } = other.context
    // The same ids are other labels on that site.
    await db.update(labels).set({ name: '别的' }).where(eq(labels.id, IDS.css))
    await db.update(labels).set({ name: '另外的' }).where(eq(labels.id, IDS.html))
    const mover = await addUser(other, 'mover')
    await importInto(other, 'mover', zip)
    const moved = await formOf(other, mover)
    const named = await db
      .select({ id: labels.id, name: labels.name })
      .from(labels)
      .where(inArray(labels.id, moved.labelIds))
    const names = new Map(named.map(({ id, name }) => [id, name]))
    expect(moved.labelIds.map((id: string) => names.get(id))).toEqual(['html', 'css'])
    const own = and(inArray(columns.id, moved.columnIds), eq(columns.userId, mover))
    expect(await db.select().from(columns).where(own)).toHaveLength(1)
    expect((await other.call('GET', moved.cover)).status).toBe(200)
    const { labelIds, columnIds, cover } = moved
    expect(moved).toEqual({ ...form, labelIds, columnIds, cover })
    const again = await importInto(other, 'mover', zip)
    expect([...again.report.outcomes.keys()]).not.toContain('updated')
  })

  it('is not changed when its own account imports it', async () => {
    await importInto(server, 'lan', zip)
    expect(await formOf(server, IDS.lan)).toEqual(form)
  })
})
