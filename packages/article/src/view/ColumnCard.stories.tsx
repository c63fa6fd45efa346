import { buildColumn } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toColumnRow } from '../model/column-row.ts'
import { ColumnCard } from './ColumnCard.tsx'

const meta = {
  title: 'article/view/ColumnCard',
  component: ColumnCard,
  args: { column: toColumnRow(buildColumn({ imageUrl: null })) },
} satisfies Meta<typeof ColumnCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    column: toColumnRow(
      buildColumn({
        imageUrl: null,
        name: '分布式系统的常识：从时钟、共识到数据迁移的一千零一夜',
        summary: '每一篇讲清一个名词。'.repeat(12),
      }),
    ),
  },
}

export const OwnPage: Story = { args: { withoutAuthor: true } }
