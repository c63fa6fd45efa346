import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabelGroup } from './LabelGroup.tsx'

const labels = ['TypeScript', 'JavaScript', 'CSS', 'React', '浏览器', 'V8', 'HTTP', '排版']

const meta = {
  title: 'article/view/LabelGroup',
  component: LabelGroup,
  args: { name: '前端', href: '/1', labels: labels.map((name, id) => ({ id: `${id}`, name })) },
} satisfies Meta<typeof LabelGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { name: '大数据', labels: [] } }
export const NameAlone: Story = { args: { name: '热门标签', href: undefined } }
