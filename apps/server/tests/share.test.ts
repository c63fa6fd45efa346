import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('share images', () => {
  let server: TestServer
  let get: (path: string, headers?: Record<string, string>) => Promise<Response>
  beforeAll(async () => {
    server = await startMemoryServer()
    const app = createApp(server.context)
    get = async (path, headers = {}) => app.request(`/files/share/${path}`, { headers })
    return () => server.close()
  })

  it.each([
    ['article', IDS.grid],
    ['question', IDS.question],
    ['column', IDS.column],
    ['user', IDS.lan],
  ])('are drawn for a %s', async (kind, id) => {
    const answer = await get(`${kind}/${id}.png`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    // Larger than an empty image, so text was drawn.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.1)
  })

  it('are missing for private content', async () => {
    const paths = [
      `article/${IDS.diary}.png`,
      'article/7.png',
      `letter/${IDS.grid}.png`,
      'article/x',
    ]
    for (const path of paths) expect((await get(path)).status).toBe(404)
  })

  it('are revalidated, and drawn again for a new title', async () => {
    const path = `article/${IDS.grid}.png`
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    const body = {
      ...{ id: IDS.grid, title: '🎉 <T,>(a: T) => ]]> 龘', labelIds: [IDS.css] },
      ...{ mdContent: '正文', htmlContent: 'x', summary: '', ispublic: 1 },
    }
    await createApi(server, IDS.lan).article.updateArticle({ body })
    const changed = await get(path, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    await createApi(server, IDS.lan).article.updateArticle({ body: { ...body, ispublic: 0 } })
    expect((await get(path)).status).toBe(404)
  })
})
