import type { Meta, StoryObj } from '@storybook/react-vite'
import { toTocLines } from '../model/toc.ts'
import { TableOfContents } from './TableOfContents.tsx'

const headings = [
  { id: '缘起', text: '缘起', depth: 2 },
  { id: '先把时间切开', text: '先把时间切开', depth: 2 },
  { id: '网关', text: '网关', depth: 3 },
  { id: '应用', text: '应用日志里没有的那 1.1 秒', depth: 3 },
  { id: 'rto', text: '重传、RTO 与 200ms 的下限', depth: 2 },
  { id: '网卡队列', text: '网卡队列', depth: 2 },
  { id: '改了什么', text: '我们改了什么', depth: 2 },
]

const meta = {
  title: 'article/view/TableOfContents',
  component: TableOfContents,
  args: { lines: toTocLines(headings) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 252 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongList: Story = {
  args: {
    lines: toTocLines(
      Array.from({ length: 60 }, (_, at) => ({
        id: `s${at}`,
        text: `第 ${at + 1} 节：这一节的标题写得比较长，需要换行`,
        depth: at % 3 === 0 ? 2 : 3,
      })),
    ),
  },
}
