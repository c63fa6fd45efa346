import { buildArticle } from '@mozhan/api-client/fixtures'
import { Empty } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toArticleRow } from '../model/article-row.ts'
import { ArticleList } from './ArticleList.tsx'
import { ArticleListSkeleton } from './ArticleListSkeleton.tsx'

const meta = {
  title: 'article/view/ArticleList',
  component: ArticleList,
  args: {
    articles: [
      buildArticle({ id: '1' }),
      buildArticle({ id: '2', title: '为什么我们放弃了微前端', imageUrl: null }),
      buildArticle({ id: '3', title: 'PostgreSQL 全文检索里的中文：分词、二元组与一次诚实的对比' }),
    ].map(toArticleRow),
  },
} satisfies Meta<typeof ArticleList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EmptyList: Story = {
  name: 'Empty',
  args: {
    articles: [],
    empty: <Empty title="还没有文章" description="第一篇文章发布后会出现在这里。" />,
  },
}

export const Loading: Story = { render: () => <ArticleListSkeleton rows={3} /> }
