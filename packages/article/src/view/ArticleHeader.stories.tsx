import { buildArticle } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toArticleDetail } from '../model/article-detail.ts'
import { ArticleHeader } from './ArticleHeader.tsx'

const meta = {
  title: 'article/view/ArticleHeader',
  component: ArticleHeader,
  args: { article: toArticleDetail(buildArticle()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongTitle: Story = {
  args: {
    article: toArticleDetail(
      buildArticle({
        title:
          '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时，以及我们为此改掉的三个默认参数和一条监控',
      }),
    ),
  },
}

export const Translated: Story = {
  args: {
    article: toArticleDetail(
      buildArticle({ kind: 'translation', source: 'https://engineering.example.test/posts/p99/' }),
    ),
  },
}

export const Reprinted: Story = {
  args: {
    article: toArticleDetail(buildArticle({ kind: 'repost', source: '《程序员》2024 年第 3 期' })),
  },
}
