import { contract } from '@mozhan/api-client/contract'
import { buildArticle } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { createServerApi } from '@mozhan/session/server'
import { render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { OwnArticlePage, ownArticleMetadata } from './OwnArticlePage.tsx'

// The page reads the session from request cookies, and a test has no request.
vi.mock('@mozhan/session/server', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@mozhan/session/server')>()),
  requireSession: async () => ({ api: createServerApi(), me: { id: '11' } }),
}))

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
  const article = buildArticle({ id: '1', userId: '11', ...overrides })
  network.use(mockEndpoint(contract.article.getArticle, article))
}

it('shows HTML of our renderer', async () => {
  answer({ htmlVersion: RENDERER_VERSION, htmlContent: '<p>成品</p>' })
  render(await OwnArticlePage({ id: '1' }))
  expect(screen.getByText('成品')).toBeInTheDocument()
})

it.each([undefined, 'older'])(
  'renders the Markdown when the renderer version is %s',
  async (htmlVersion) => {
    const htmlContent = '<img src=x alt="外来">'
    answer({ htmlVersion, htmlContent, mdContent: '自己写的' })
    render(await OwnArticlePage({ id: '1' }))
    expect(screen.getByText('自己写的')).toBeInTheDocument()
    expect(screen.queryByAltText('外来')).toBeNull()
  },
)

it('has the title of the article', async () => {
  answer({ title: '给自己看的' })
  expect(await ownArticleMetadata('1')).toEqual({ title: '给自己看的' })
})

it('is a 404 for other users', async () => {
  answer({ userId: '12' })
  await expect(OwnArticlePage({ id: '1' })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
