import { contract } from '@mozhan/api-client/contract'
import { buildArticle } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { PLAIN_VERSION, RENDERER_VERSION } from '@mozhan/markdown'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findArticle, loadArticle } from './load-article.ts'

const { getArticle } = contract.article
const network = setupServer()

beforeAll(() => {
  vi.stubEnv('API_URL', location.origin)
  network.listen()
})
afterEach(() => network.resetHandlers())
afterAll(() => {
  network.close()
  vi.unstubAllEnvs()
})

function answer(overrides: Parameters<typeof buildArticle>[0]) {
  network.use(mockEndpoint(getArticle, buildArticle(overrides)))
}

describe('findArticle', () => {
  it.each([RENDERER_VERSION, PLAIN_VERSION])(
    'shows HTML of our renderer with version %s',
    async (htmlVersion) => {
      answer({ id: '1', htmlVersion, htmlContent: '<p>成品</p>' })
      expect((await findArticle('1'))?.html).toBe('<p>成品</p>')
    },
  )

  it('shows a long text as plain text when the server has not rendered it', async () => {
    answer({ id: '5', htmlVersion: undefined, mdContent: '**粗** '.repeat(20_000) })
    const found = await findArticle('5')
    expect(found?.html).toContain('**粗**')
    expect(found?.html).not.toContain('<strong>')
  })

  it.each([undefined, 'older'])(
    'renders the Markdown when the renderer version is %s',
    async (htmlVersion) => {
      const htmlContent = '<img src=x onerror=alert(1)>'
      answer({ id: '2', htmlVersion, htmlContent, mdContent: '## 安装\n\n正文', toc: null })
      const found = await findArticle('2')
      expect(found?.html).toContain('正文')
      expect(found?.html).not.toContain('onerror')
      expect(found?.article.toc.map(({ text }) => text)).toEqual(['安装'])
    },
  )

  it.each(['robots.txt', '0', 'edit'])('makes no call for the invalid id %s', async (id) => {
    expect(await findArticle(id)).toBeUndefined()
  })

  it('returns undefined for an unknown article, and the page is a 404', async () => {
    network.use(mockFailure(getArticle, 404, '文章不存在'))
    expect(await findArticle('3')).toBeUndefined()
    await expect(loadArticle('3')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })

  it('rethrows other failures, so that a cached page stays valid', async () => {
    network.use(mockFailure(getArticle, 500, '系统繁忙'))
    await expect(findArticle('4')).rejects.toThrow('系统繁忙')
  })

  it('makes no call during the Next build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    expect(await findArticle('5')).toBeUndefined()
    vi.stubEnv('NEXT_PHASE', undefined)
  })
})
