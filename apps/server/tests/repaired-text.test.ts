import { contract, listEndpoints } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { queryRows } from '../src/platform/db/client.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { sampleInput } from './_samples.ts'
import { describeOnEveryStore } from './_util.ts'

/** NUL and both surrogates in the wrong order. */
const BROKEN = 'a\ude00b\ud83dc\u0000d'
const REPAIRED = 'a\ufffdb\ufffdc\ufffdd'

describeOnEveryStore('texts that databases cannot store', (getServer) => {
  beforeEach(() => {
    Object.assign(getServer().context, { limits: createLimits() })
  })

  const endpoints = listEndpoints(contract).filter(
    ({ endpoint: { bodyType, method } }) => bodyType !== 'stream' && method !== 'HEAD',
  )

  it.each(endpoints)(
    'are repaired or refused without a server error: $name',
    async ({ endpoint }) => {
      const { params, query, body } = sampleInput(endpoint, { id: IDS.grid, text: BROKEN })
      const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encode(field(params, name)))
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value))
      for (const as of [IDS.lan, undefined]) {
        const { status, message } = await getServer().call(
          endpoint.method,
          `${path.replaceAll('%EF%BF%BD', '%00')}?${search}`,
          { ...(as && { as }), ...(endpoint.body && { body: toBody(endpoint.bodyType, body) }) },
        )
        expect({ status, message }).not.toMatchObject({ status: 500 })
        expect(message ?? '').not.toContain('无法保存')
      }
    },
  )

  it('are stored repaired', async () => {
    const api = createApi(getServer(), IDS.lan)
    const article = await api.article.createArticle({
      body: { title: BROKEN, labelIds: [IDS.css], mdContent: BROKEN, summary: BROKEN },
    })
    expect(await api.article.getArticle({ params: { id: article } })).toMatchObject({
      ...{ title: REPAIRED, mdContent: REPAIRED, summary: REPAIRED },
    })
    const column = await api.column.saveColumn({ body: { name: BROKEN, summary: BROKEN } })
    expect(await api.column.getColumn({ params: { id: column } })).toMatchObject({
      ...{ name: REPAIRED, summary: REPAIRED },
    })
    await api.draft.saveDraft({
      params: { id: 'broken' },
      body: { kind: 'article', revision: 0, title: BROKEN, content: BROKEN },
    })
    expect(await api.draft.getDraft({ params: { id: 'broken' } })).toMatchObject({
      ...{ title: REPAIRED, content: REPAIRED },
    })
    const letter = await api.letter.sendLetter({ body: { toId: IDS.zhou, content: BROKEN } })
    expect(letter.content).toBe(REPAIRED)
    const conversation = await api.conversation.createConversation({
      body: { title: BROKEN, content: [{ role: 'user', content: BROKEN }] },
    })
    expect(
      await api.conversation.getConversation({ params: { id: conversation.id } }),
    ).toMatchObject({
      ...{ title: REPAIRED, content: [{ content: REPAIRED }] },
    })
    await api.user.updateUser({ body: { id: IDS.lan, nickName: BROKEN, summary: BROKEN } })
    expect(await api.user.getUser({ params: { id: IDS.lan } })).toMatchObject({
      ...{ nickName: REPAIRED, summary: REPAIRED },
    })
    const [stored] = await queryRows<{ title: string }>(
      getServer().context.db,
      sql`select title from mxg_article where id = ${article}`,
    )
    expect(stored?.title).toBe(REPAIRED)
  })

  it('are refused with a message when nested too deeply', async () => {
    const body = `${'['.repeat(200_000)}"\\ud800"${']'.repeat(200_000)}`
    const answer = await getServer().call('POST', '/article/api/article/list', { body })
    expect(answer).toMatchObject({ status: 200, code: 999 })
  })
})

function field(values: unknown, name: string): unknown {
  return new Map(Object.entries(values ?? {})).get(name)
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed())
}

function toBody(bodyType: string | undefined, body: unknown): unknown {
  if (bodyType !== 'multipart') return body
  const form = new FormData()
  form.set('file', new File(['a'], 'a\u0000.png'))
  return form
}
