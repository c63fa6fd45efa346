import { contract } from '@mozhan/api-client/contract'
import { buildArticle, buildPage } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { SessionProvider } from '@mozhan/session/client'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { ArticleFeed } from './ArticleFeed.tsx'

const { listArticles, findArticles } = contract.article
const network = setupServer()

const CONFIG = {
  loginSiteUrl: 'http://login.test',
  apiBase: `${location.origin}/api`,
  siteName: '墨栈',
}
const article = (id: string) => buildArticle({ id, title: `第${id}篇`, imageUrl: null })

function renderFeed(firstIds = ['1', '2']) {
  return render(
    <SessionProvider config={CONFIG}>
      <ArticleFeed query={{}} firstIds={firstIds} next={{ page: 2, cursor: 'c1' }} sortable>
        <ArticleList articles={firstIds.map((id) => toArticleRow(article(id)))} />
      </ArticleFeed>
    </SessionProvider>,
  )
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const clickMore = () => userEvent.click(screen.getByRole('button', { name: '点击加载更多' }))

beforeAll(() => network.listen())
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState({ __NA: true }, '')
})
afterEach(() => {
  network.resetHandlers()
  network.events.removeAllListeners()
})
afterAll(() => network.close())

describe('ArticleFeed', () => {
  it('loads the next page from the cursor and shows each article once', async () => {
    const cursors: unknown[] = []
    network.use(
      mockEndpoint(listArticles, ({ body }) => {
        cursors.push(body.cursor)
        return buildPage([article('2'), article('3')], { current: 2, pages: 2 })
      }),
    )
    renderFeed()
    await clickMore()
    await screen.findByText('第3篇')
    expect(titles()).toEqual(['第1篇', '第2篇', '第3篇'])
    expect(cursors).toEqual(['c1'])
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('switches between the order by popularity and the order by date', async () => {
    network.use(
      mockEndpoint(findArticles, ({ body }) =>
        buildPage([article(body.sort === 'hot' ? '9' : '8')]),
      ),
    )
    renderFeed()
    await userEvent.click(screen.getByRole('button', { name: copy.sort.hot }))
    await screen.findByText('第9篇')
    expect(titles()).toEqual(['第9篇'])
    await userEvent.click(screen.getByRole('button', { name: copy.sort.new }))
    expect(titles()).toEqual(['第1篇', '第2篇'])
  })

  it('keeps the rows if another order cannot be loaded, and says so under the tabs', async () => {
    network.use(mockFailure(findArticles, 999, '系统繁忙'))
    renderFeed()
    await userEvent.click(screen.getByRole('button', { name: copy.sort.hot }))
    const retry = await screen.findByRole('button', { name: copy.list.notRefreshed })
    expect(titles()).toEqual(['第1篇', '第2篇'])
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(copy.sort.new)
    network.use(mockEndpoint(findArticles, buildPage([article('9')])))
    await userEvent.click(retry)
    await screen.findByText('第9篇')
    expect(titles()).toEqual(['第9篇'])
    expect(screen.queryByRole('button', { name: copy.list.notRefreshed })).toBeNull()
  })

  it('offers a retry after a failed call and still shows the loaded rows', async () => {
    network.use(mockFailure(listArticles, 999, '系统繁忙'))
    renderFeed()
    await clickMore()
    const retry = await screen.findByRole('button', { name: /再试一次/ })
    network.use(mockEndpoint(listArticles, buildPage([article('3')])))
    await userEvent.click(retry)
    await screen.findByText('第3篇')
    expect(titles()).toEqual(['第1篇', '第2篇', '第3篇'])
  })

  it('sends the token, and is read as a visitor if the session has ended', async () => {
    const sent = vi.fn()
    network.events.on('request:start', ({ request }) => sent(request.headers.get('authorization')))
    network.use(
      http.post('*/article/api/article/list', ({ request }) =>
        request.headers.has('authorization')
          ? HttpResponse.json({ code: 1401, message: '身份已过期', data: null }, { status: 401 })
          : undefined,
      ),
      mockEndpoint(listArticles, buildPage([article('3')])),
    )
    const session = ['userInfo={"uid":"7"}', 'accessToken=over', 'refreshToken=r']
    // biome-ignore lint/suspicious/noDocumentCookie: the site reads the session from cookies
    for (const pair of session) document.cookie = `${pair}; path=/`
    renderFeed()
    await clickMore()
    await screen.findByText('第3篇')
    expect(sent.mock.calls).toEqual([['Bearer over'], [null]])
  })

  it('restores the list for the same history entry only', async () => {
    network.use(mockEndpoint(listArticles, buildPage([article('3')])))
    const { unmount } = renderFeed()
    await clickMore()
    await screen.findByText('第3篇')
    const entry: unknown = window.history.state
    unmount()

    window.history.replaceState({ __NA: true }, '')
    const fresh = renderFeed()
    expect(titles()).toEqual(['第1篇', '第2篇'])
    fresh.unmount()

    expect(entry).toMatchObject({ __NA: true })
    window.history.replaceState(entry, '')
    renderFeed(['0', '1'])
    expect(titles()).toEqual(['第0篇', '第1篇', '第3篇'])
  })
})
