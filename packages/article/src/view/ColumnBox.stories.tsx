import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnBox } from './ColumnBox.tsx'

const previous = { id: '1', title: '一个请求的一生' }
const next = { id: '3', title: '线程池参数不是拍脑袋定的：从 Little 定律到压测' }

const meta = {
  title: 'article/view/ColumnBox',
  component: ColumnBox,
  args: {
    column: { id: '9', name: '后端性能手记' },
    neighbours: { previous, next, position: 2, total: 12 },
  },
} satisfies Meta<typeof ColumnBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { neighbours: { next, position: 1, total: 12 } } }
export const Last: Story = { args: { neighbours: { previous, position: 12, total: 12 } } }
export const Alone: Story = { args: { neighbours: { position: 1, total: 1 } } }
