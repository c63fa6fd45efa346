import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { copy } from '../src/domains/draft/copy.ts'
import { MAX_DRAFTS } from '../src/domains/draft/policy.ts'
import { drafts } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('drafts', (getServer) => {
  const api = createApis(getServer)
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const save = (id: string, changes: object = {}, as: string = IDS.lan) =>
    api(as).draft.saveDraft({
      params: { id },
      body: { kind: 'article', revision: 0, title: '草稿', content: '{"a":1}', ...changes },
    })
  const read = (id: string, as: string = IDS.lan) => api(as).draft.getDraft({ params: { id } })
  const list = (body: object = {}, as: string = IDS.lan) => api(as).draft.listDrafts({ body })

  beforeEach(async () => {
    await getServer().context.db.delete(drafts)
  })

  it('require a session', async () => {
    for (const [method, path] of [
      ['POST', '/article/draft/list'],
      ['GET', '/article/draft/x'],
      ['PUT', '/article/draft/x'],
      ['DELETE', '/article/draft/x'],
    ] as const) {
      expect((await call(method, path)).status).toBe(401)
    }
  })

  it('are stored and read unchanged', async () => {
    const content = JSON.stringify({ content: '一\n\n"二" 😀 \\u0000' })
    const saved = await save('fresh', { content, targetId: IDS.grid })
    expect(saved).toMatchObject({ id: 'fresh', revision: expect.any(Number) })
    expect(saved.newer).toBeUndefined()
    expect(await read('fresh')).toMatchObject({
      id: 'fresh',
      kind: 'article',
      targetId: IDS.grid,
      revision: saved.revision,
      title: '草稿',
      content,
    })
  })

  it('of new entries are listed separately from changes', async () => {
    await save('new')
    await save('change', { targetId: IDS.grid })
    const idsOf = async (body: object) => (await list(body)).records.map((row) => row.id)
    expect(await idsOf({ isNew: 1 })).toEqual(['new'])
    expect((await idsOf({})).sort()).toEqual(['change', 'new'])
  })

  it('increase their revision with every save', async () => {
    let revision = 0
    for (const content of ['a', 'b', 'c']) {
      const data = await save('grow', { revision, content })
      expect(data.revision).toBeGreaterThan(revision)
      revision = data.revision
    }
    expect(await read('grow')).toMatchObject({ revision, content: 'c' })
  })

  it('are never overwritten by a client with an older revision', async () => {
    const first = (await save('two', { content: 'first' })).revision
    const second = (await save('two', { content: 'second', revision: first })).revision
    for (const revision of [0, first, second + 1]) {
      const answer = await save('two', { content: 'late', revision })
      expect(answer).toMatchObject({ revision: second, newer: { content: 'second' } })
    }
    expect((await read('two')).content).toBe('second')
    expect((await save('two', { content: 'late', revision: second })).newer).toBeUndefined()
  })

  it('may be repeated after a lost answer', async () => {
    const data = await save('lost')
    expect(await save('lost')).toEqual({ id: 'lost', revision: data.revision })
  })

  it('accept exactly one of many concurrent saves', async () => {
    for (const base of [0, (await save('race-1')).revision]) {
      const id = `race-${base === 0 ? 0 : 1}`
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => save(id, { revision: base, content: `text ${n}` })),
      )
      const won = answers.filter(({ newer }) => newer === undefined)
      expect(won).toHaveLength(1)
      const stored = await read(id)
      for (const { revision, newer } of answers) {
        expect(revision).toBe(stored.revision)
        if (newer) expect(newer.content).toBe(stored.content)
      }
    }
  })

  it('belong to their author only, also with the same id', async () => {
    await save('mine', { content: 'lan' })
    await expect(read('mine', IDS.zhou)).rejects.toMatchObject({ code: 404 })
    await expect(api(IDS.zhou).draft.deleteDraft({ params: { id: 'mine' } })).rejects.toMatchObject(
      { code: 404 },
    )
    expect((await list({}, IDS.zhou)).records).toEqual([])
    expect((await save('mine', { content: 'zhou' }, IDS.zhou)).newer).toBeUndefined()
    expect((await read('mine')).content).toBe('lan')
  })

  it('are listed without content, last saved first', async () => {
    await save('a')
    const { revision } = await save('b', { kind: 'question', targetId: IDS.question })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await save('c')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await save('b', {
      kind: 'question',
      targetId: IDS.question,
      revision,
      content: 'x',
      title: '问',
    })
    const data = await list()
    expect(data.records.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(data.records[0]).toMatchObject({ title: '问', targetId: IDS.question })
    expect(data.records[0]?.content).toBeUndefined()
    expect(data).toMatchObject({ total: 3, pages: 1, current: 1 })
    expect((await list({ kind: 'question' })).total).toBe(1)
    expect((await list({ targetId: IDS.question })).records).toHaveLength(1)
    const second = await list({ size: 2, current: 2 })
    expect(second.records.map(({ id }) => id)).toEqual(['a'])
  })

  it('get a new revision when a device saves them after their deletion', async () => {
    const { revision } = await save('gone')
    await api(IDS.lan).draft.deleteDraft({ params: { id: 'gone' } })
    await expect(read('gone')).rejects.toMatchObject({ code: 404 })
    await expect(api(IDS.lan).draft.deleteDraft({ params: { id: 'gone' } })).rejects.toMatchObject({
      code: 404,
    })
    const again = await save('gone', { revision, content: 'more' })
    expect(again.newer).toBeUndefined()
    expect(again.revision).toBeGreaterThan(revision)
  })

  it('are not deleted by a client with an older revision', async () => {
    const first = (await save('kept')).revision
    const second = (await save('kept', { revision: first, content: 'more' })).revision
    const remove = (revision: number) =>
      api(IDS.lan).draft.deleteDraft({ params: { id: 'kept' }, query: { revision } })
    await expect(remove(first)).rejects.toMatchObject({ code: 999, message: copy.newer })
    expect((await read('kept')).content).toBe('more')
    await remove(second)
    await expect(read('kept')).rejects.toMatchObject({ code: 404 })
  })

  it('are limited per user, while existing ones can still be saved', async () => {
    const { db } = getServer().context
    await db.insert(drafts).values(
      Array.from({ length: MAX_DRAFTS - 1 }, (_, n) => ({
        userId: IDS.zhou,
        id: `d${n}`,
        kind: 'article',
        content: '',
      })),
    )
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => save(`last-${n}`, {}, IDS.zhou)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 999, message: copy.tooMany(MAX_DRAFTS) })
    }
    const rows = await db.select({ id: drafts.id }).from(drafts).where(eq(drafts.userId, IDS.zhou))
    expect(rows).toHaveLength(MAX_DRAFTS)
    expect((await save('d0', { revision: 1, content: 'x' }, IDS.zhou)).newer).toBeUndefined()
  })

  it('refuse invalid input', async () => {
    for (const changes of [
      { kind: 'letter' },
      { revision: -1 },
      { revision: 1.5 },
      { revision: 3_000_000_000 },
      { content: 'a'.repeat(2_000_001) },
      { title: 'a'.repeat(256) },
    ]) {
      await expect(save('bad', changes)).rejects.toMatchObject({ code: 999 })
    }
    await expect(read('bad')).rejects.toMatchObject({ code: 404 })
    await expect(read('a'.repeat(65))).rejects.toMatchObject({ code: 404 })
  })
})
