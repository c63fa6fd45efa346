import { contract, listEndpoints } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLoginSite } from '../src/login-site/app.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { sampleInput } from './_samples.ts'
import { describeOnEveryStore } from './_util.ts'

const SITE_URL = 'https://blog.test'

/** Addresses of the site from which a picture must not be loaded. */
const FORBIDDEN = [
  '/internal/expired?to=/c',
  '/files/../internal/expired',
  '/files/%2e%2e/internal/expired?to=/c',
  '/files/%252e%252e/internal/expired',
  '/files/.%2e/internal/expired',
  '/files/a%5c..%5cinternal',
  'https://blog.test/internal/expired?to=/c',
  'https://blog.test:8443/internal/expired',
  'HTTPS://BLOG.TEST/logout',
  '//blog.test/files/a.png',
  'files/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
]
const ALLOWED = ['/files/image/a.webp', 'https://blog.test/files/a.png', 'http://other.test/a?b=c']

describeOnEveryStore(
  'picture fields',
  (getServer) => {
    const api = () => createApi(getServer(), IDS.lan)
    const article = { title: '标题', labelIds: [IDS.css], mdContent: '正文' }
    const writes = (imageUrl: string): Readonly<Record<string, () => Promise<unknown>>> => ({
      cover: () => api().article.createArticle({ body: { ...article, imageUrl } }),
      'changed cover': () =>
        api().article.updateArticle({ body: { ...article, id: IDS.unlabelled, imageUrl } }),
      column: () => api().column.saveColumn({ body: { id: IDS.column, name: '布局', imageUrl } }),
      'picture of a column': () =>
        api().column.saveColumnImage({ body: { id: IDS.column, imageUrl } }),
      avatar: () => api().user.updateUser({ body: { id: IDS.lan, imageUrl } }),
    })

    it.each(FORBIDDEN)('refuse %s', async (address) => {
      for (const [field, write] of Object.entries(writes(address))) {
        await expect(write(), field).rejects.toMatchObject({
          code: 999,
          message: expect.stringMatching(/地址/),
        })
      }
    })

    it.each(ALLOWED)('accept %s', async (address) => {
      for (const write of Object.values(writes(address))) await write()
    })

    it('are all listed here', () => {
      const fields = listEndpoints(contract).flatMap(({ name, endpoint }) => {
        const { body } = sampleInput(endpoint, { id: '1', text: 'a' })
        return Object.keys(Object(body)).includes('imageUrl') ? name : []
      })
      expect(fields.toSorted()).toEqual([
        'article.createArticle',
        'article.updateArticle',
        'column.saveColumn',
        'column.saveColumnImage',
        'user.updateUser',
      ])
    })

    it('omit addresses that were stored before the rule existed', async () => {
      const { context, call } = getServer()
      const address = '/internal/expired?to=/c'
      for (const table of ['sys_user', 'mxg_article', 'mxg_column', 'mxg_advert']) {
        await context.db.execute(sql.raw(`update ${table} set image_url = '${address}'`))
      }
      const reading = listEndpoints(contract).filter(
        ({ name, endpoint: { method, answer } }) =>
          answer !== 'raw' && (method === 'GET' || /\.(?:find|list|search)/.test(name)),
      )
      let answered = 0
      for (const { endpoint } of reading) {
        for (const id of [IDS.lan, IDS.grid, IDS.column, IDS.question, '1']) {
          const input = sampleInput(endpoint, { id, text: '布局' })
          const path = endpoint.path.replace(/:(\w+)/g, (_, name) => (name === 'code' ? 'a' : id))
          const body = endpoint.body && { body: { ...Object(input.body), cursor: undefined } }
          const answer = await call(endpoint.method, path, { as: IDS.lan, ...body })
          if (answer.code === 20000) answered += 1
          expect(JSON.stringify(answer.data ?? null), path).not.toContain('/internal/expired')
        }
      }
      expect(answered).toBeGreaterThan(40)
      const read = await api().article.getArticle({ params: { id: IDS.grid } })
      expect(read.title).toBe('网格布局')
      expect([read.userImage, read.imageUrl]).toEqual([undefined, undefined])
    })

    it('are omitted from the sign-in cookie when forbidden', async () => {
      const { context } = getServer()
      const password = '春眠不觉晓-2026'
      await api().user.register({
        body: { username: '有头像的人', password, repPassword: password },
      })
      const bad = '/internal/expired'
      await context.db.execute(sql`update sys_user set image_url = ${bad}`)
      const answer = await createLoginSite(context).request('http://localhost:4100/', {
        method: 'POST',
        headers: { origin: 'http://localhost:4100' },
        body: new URLSearchParams({ dest: 'login', username: '有头像的人', password }),
      })
      const cookies = decodeURIComponent(answer.headers.getSetCookie().join('\n'))
      expect(cookies).toContain('"username":"有头像的人"')
      expect(cookies).not.toContain(bad)
    })
  },
  { SITE_URL, LOGIN_SITE_URL: 'https://login.blog.test', SESSION_COOKIE_DOMAIN: 'blog.test' },
)
