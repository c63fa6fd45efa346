import { contract, type LetterThread } from '@mozhan/api-client/contract'
import { buildMessageStatus, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LetterThreads } from './LetterThreads.tsx'

const thread = (userId: string, nickName: string, content: string, unreadCount = 0) => ({
  ...{ userId, nickName, content, unreadCount, userImage: '' },
  createDate: '2026-11-27T02:31:00.000Z',
})
const THREADS: LetterThread[] = [
  thread('12', '小舟', '好啊，几点？', 3),
  thread('13', '一个名字特别特别长的读者从很远的地方来', '很长的话。'.repeat(16)),
]
const pageOf = (records: LetterThread[]) => ({
  records,
  ...{ total: records.length, size: 100, current: 1, pages: 1 },
})
const { letter, message } = contract
const status = mockEndpoint(message.getMessageStatus, buildMessageStatus())
const meta = {
  title: 'message/client/LetterThreads',
  component: LetterThreads,
  args: { first: { threads: THREADS, total: THREADS.length } },
  parameters: {
    session: buildUserInfo(),
    msw: [status, mockEndpoint(letter.listLetterThreads, pageOf(THREADS))],
  },
} satisfies Meta<typeof LetterThreads>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { first: { threads: [], total: 0 } },
  parameters: { msw: [status, mockEndpoint(letter.listLetterThreads, pageOf([]))] },
}

const MANY_THREADS = Array.from({ length: 120 }, (_, at) =>
  thread(String(100 + at), `读者 ${at + 1}`, '在吗？'),
)
const threadsPage = (current: number) => ({
  records: MANY_THREADS.slice((current - 1) * 100, current * 100),
  ...{ total: 120, size: 100, current, pages: 2 },
})

export const MoreThanAPage: Story = {
  args: { first: { threads: MANY_THREADS.slice(0, 100), total: 120 } },
  parameters: {
    msw: [status, mockEndpoint(letter.listLetterThreads, ({ body }) => threadsPage(body.current))],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: '点击加载更多' }))
    await expect(await canvas.findByText('读者 120')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(120)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
