import { describe, expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import { contract } from './contract/index.ts'
import { createDraftStore } from './draft-store.ts'

/** A fake server with one draft. */
function setUp(stored?: object) {
  const requests: { method: string; url: string; body: unknown }[] = []
  let answer: object = { code: 20_000, message: '成功', data: stored ?? null }
  const api = createApiClient(contract, {
    baseUrl: 'http://api.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      requests.push({ method: request.method, url: request.url, body: text && JSON.parse(text) })
      return Response.json(answer)
    },
  })
  const store = createDraftStore<{ title: string }>({
    getApi: async () => api,
    kind: 'article',
    id: 'a-1',
    parse: (value) => (value as { title: string } | null) ?? { title: '' },
    titleOf: ({ title }) => title,
  })
  return { store, requests, answerWith: (next: object) => (answer = next) }
}

const DRAFT = {
  id: 'a-1',
  kind: 'article',
  revision: 3,
  title: '一',
  content: '{"title":"一"}',
  updateDate: '2026-01-01T00:00:00.000Z',
}

describe('createDraftStore', () => {
  it('loads a draft', async () => {
    const { store } = setUp(DRAFT)
    expect(await store.load()).toEqual({
      content: { title: '一' },
      revision: 3,
      at: Date.UTC(2026, 0, 1),
    })
  })

  it('ignores a missing draft and throws on any other refusal', async () => {
    const { store, answerWith } = setUp()
    answerWith({ code: 404, message: '草稿不存在', data: null })
    expect(await store.load()).toBeUndefined()
    await expect(store.remove(3)).resolves.toBeUndefined()
    answerWith({ code: 999, message: '不行', data: null })
    await expect(store.load()).rejects.toThrow('不行')
    await expect(store.remove(3)).rejects.toThrow('不行')
  })

  it('sends the base revision on save and returns a newer version', async () => {
    const { store, requests, answerWith } = setUp()
    answerWith({ code: 20_000, message: '', data: { id: 'a-1', revision: 4, newer: DRAFT } })
    const saved = await store.save({ title: '长'.repeat(300) }, 2)
    expect(saved).toMatchObject({ revision: 4, newer: { content: { title: '一' }, revision: 3 } })
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { kind: 'article', revision: 2 } })
    expect(requests[0]?.body).toMatchObject({ title: '长'.repeat(255) })
  })

  it('reads a damaged draft as an empty one', async () => {
    const { store } = setUp({ ...DRAFT, content: '{"title' })
    expect((await store.load())?.content).toEqual({ title: '' })
  })
})
