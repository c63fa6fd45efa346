import { buildArticle } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toArticleRow } from '../model/article-row.ts'
import { ArticleCard } from './ArticleCard.tsx'

const meta = {
  title: 'article/view/ArticleCard',
  component: ArticleCard,
  args: { article: toArticleRow(buildArticle()) },
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoCover: Story = {
  args: {
    article: toArticleRow(buildArticle({ imageUrl: null, title: '为什么我们放弃了微前端' })),
  },
}

export const LongTitle: Story = {
  args: {
    article: toArticleRow(
      buildArticle({
        title:
          '从一次 java.lang.OutOfMemoryError: Direct buffer memory 说起，把 Netty 的堆外内存、引用计数、泄漏检测和容器的内存上限一次讲清楚，附一份可以照着做的排查清单',
        nickName: '名字特别特别特别长的一位作者先生',
        labelList: ['Netty', '性能优化', '容器与虚拟化'].map((name, id) => ({ id: `${id}`, name })),
      }),
    ),
  },
}

export const LongWord: Story = {
  args: {
    article: toArticleRow(
      buildArticle({
        title: 'AbstractSingletonProxyFactoryBeanBeanDefinitionRegistryPostProcessorAdapter',
        summary:
          'https://docs.example.test/a/very/long/address/that/has/no/place/to/break/at/all/anywhere',
      }),
    ),
  },
}

export const NoSummary: Story = {
  args: { article: toArticleRow(buildArticle({ summary: '', imageUrl: null, labelList: [] })) },
}

export const OwnPage: Story = { args: { withoutAuthor: true } }
