import { contract, type LetterThread } from '@mozhan/api-client/contract'
import { buildMessageStatus, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
  args: { first: THREADS },
  parameters: {
    session: buildUserInfo(),
    msw: [status, mockEndpoint(letter.listLetterThreads, pageOf(THREADS))],
  },
} satisfies Meta<typeof LetterThreads>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { first: [] },
  parameters: { msw: [status, mockEndpoint(letter.listLetterThreads, pageOf([]))] },
}
