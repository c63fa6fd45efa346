import { contract } from '@mozhan/api-client/contract'
import { buildArticle, buildPage } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { ArticleFeed } from './ArticleFeed.tsx'

const first = [
  buildArticle({ id: '11', title: '第一页的第一篇' }),
  buildArticle({ id: '12', title: '第一页的第二篇', imageUrl: null }),
]
const second = [
  buildArticle({ id: '12', title: '第一页的第二篇', imageUrl: null }),
  buildArticle({ id: '13', title: '第二页的一篇', imageUrl: null }),
]
const hottest = [buildArticle({ id: '21', title: '最热的一篇', viewCount: 98_000 })]

const { listArticles, findArticles } = contract.article

const meta = {
  title: 'article/client/ArticleFeed',
  component: ArticleFeed,
  args: {
    query: {},
    firstIds: first.map(({ id }) => id),
    next: { page: 2 },
    sortable: true,
    children: <ArticleList articles={first.map(toArticleRow)} />,
  },
  parameters: {
    msw: [
      mockEndpoint(listArticles, buildPage(second, { current: 2, pages: 2 })),
      mockEndpoint(findArticles, buildPage(hottest)),
    ],
  },
} satisfies Meta<typeof ArticleFeed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NextPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '点击加载更多' }))
    await expect(await canvas.findByText('第二页的一篇')).toBeVisible()
    await expect(canvas.getAllByText('第一页的第二篇')).toHaveLength(1)
    await expect(canvas.getByText('没有更多了')).toBeVisible()
  },
}

export const Hottest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.sort.hot }))
    await expect(await canvas.findByText('最热的一篇')).toBeVisible()
    await expect(canvas.queryByText('第一页的第一篇')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [mockPending(findArticles)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.sort.hot }))
    // The skeleton, beside the line for failures.
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2))
  },
}

export const OrderFails: Story = {
  parameters: { msw: [mockFailure(findArticles, 999, '系统繁忙')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.sort.hot }))
    await expect(await canvas.findByText(copy.list.notRefreshed)).toBeVisible()
    await expect(canvas.getByText('第一页的第一篇')).toBeVisible()
  },
}

export const Fails: Story = {
  parameters: { msw: [mockFailure(listArticles, 999, '系统繁忙')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '点击加载更多' }))
    await expect(await canvas.findByText(/再试一次/)).toBeVisible()
  },
}
