import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

const meta = {
  title: 'ui/view/Empty',
  component: Empty,
  args: { title: '还没有文章' },
} satisfies Meta<typeof Empty>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = {
  args: {
    description: '这里会按时间排列你写下的一切。',
    action: <Button variant="primary">写第一篇</Button>,
  },
}

export const Compact: Story = { args: { compact: true, title: '暂时没有热门文章' } }
