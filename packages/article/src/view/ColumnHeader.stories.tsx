import { buildArticle, buildColumn } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toArticleRow } from '../model/article-row.ts'
import { toColumnRow } from '../model/column-row.ts'
import { ColumnContents } from './ColumnContents.tsx'
import { ColumnHeader } from './ColumnHeader.tsx'

const meta = {
  title: 'article/view/ColumnHeader',
  component: ColumnHeader,
  args: { column: toColumnRow(buildColumn({ imageUrl: null })) },
} satisfies Meta<typeof ColumnHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithContents: Story = {
  render: (args) => (
    <>
      <ColumnHeader {...args} />
      <ColumnContents
        articles={[
          buildArticle({ id: '1', title: '一个请求的一生' }),
          buildArticle({ id: '2', title: '把冷启动从 4 秒压到 600 毫秒' }),
          buildArticle({ id: '3', title: '线程池参数不是拍脑袋定的', summary: '' }),
        ].map(toArticleRow)}
      />
    </>
  ),
}
