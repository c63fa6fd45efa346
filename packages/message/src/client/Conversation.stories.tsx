import { contract, type Letter, MAX_LETTER_LENGTH } from '@mozhan/api-client/contract'
import { buildMessageStatus, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { runBeforeLeave } from '@mozhan/session/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { Conversation } from './Conversation.tsx'

const OTHER = '12'
const letterFrom = (id: string, userId: string, content: string): Letter => ({
  ...{ id, userId, content, nickName: '小舟', userImage: '', isRead: true },
  toId: userId === OTHER ? '11' : OTHER,
  createDate: `2026-11-28T02:3${id}:00.000Z`,
})
const LETTERS = [
  letterFrom('3', OTHER, '好啊，几点？\n我下午都有空。'),
  letterFrom('2', '11', '周末一起写代码吗？'),
  letterFrom('1', OTHER, '在吗？'),
]
const pageOf = (records: Letter[]) => ({
  records,
  ...{ total: records.length, size: 30, current: 1, pages: 1 },
})
/** Another user for each story, because unsent text is saved per user. */
const emptyWith = (otherId: string) => ({ otherId, first: [] })
const { letter, message } = contract
const network = [
  mockEndpoint(message.getMessageStatus, buildMessageStatus()),
  mockEndpoint(message.readMessage, null),
]
const meta = {
  title: 'message/client/Conversation',
  component: Conversation,
  args: { otherId: OTHER, name: '小舟', first: LETTERS },
  parameters: {
    session: buildUserInfo(),
    msw: [
      ...network,
      mockEndpoint(letter.listLetters, pageOf(LETTERS)),
      mockEndpoint(letter.sendLetter, letterFrom('4', '11', '三点吧。')),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { first: [] },
  parameters: { msw: [...network, mockEndpoint(letter.listLetters, pageOf([]))] },
}

/** Two clicks load the older letters once, above the existing ones. */
export const Older: Story = {
  args: { first: LETTERS.slice(0, 2), next: 'older' },
  play: async ({ canvas }) => {
    const older = canvas.getByRole('button', { name: copy.letters.older })
    older.click()
    older.click()
    await waitFor(() => expect(older).not.toBeInTheDocument())
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items).toHaveLength(3)
    await expect(items[0]).toContain('在吗？')
  },
}

/** If more letters have arrived than fit on a page, the list is replaced by the latest ones, so that it has no gap. */
export const ManyNewLetters: Story = {
  args: { first: [letterFrom('0', OTHER, '很久以前的')] },
  parameters: {
    msw: [...network, mockEndpoint(letter.listLetters, { ...pageOf(LETTERS), next: 'older' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('在吗？')).toBeVisible()
    await expect(canvas.queryByText('很久以前的')).toBeNull()
    await expect(canvas.getByRole('button', { name: copy.letters.older })).toBeVisible()
  },
}

export const Refused: Story = {
  args: emptyWith('13'),
  parameters: {
    msw: [
      ...network,
      mockEndpoint(letter.listLetters, pageOf(LETTERS)),
      mockFailure(letter.sendLetter, 999, '对方不接收私信'),
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: copy.letters.write })
    await userEvent.type(box, '你好')
    await userEvent.click(canvas.getByRole('button', { name: copy.letters.send }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('对方不接收私信')
    await expect(box).toHaveValue('你好')
  },
}

export const RateLimited: Story = {
  args: emptyWith('15'),
  parameters: {
    msw: [
      ...network,
      mockEndpoint(letter.listLetters, pageOf(LETTERS)),
      mockFailure(letter.sendLetter, 429, '操作过于频繁，请 40 秒后再试'),
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: copy.letters.write })
    await userEvent.type(box, '还在吗')
    await userEvent.click(canvas.getByRole('button', { name: copy.letters.send }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请 40 秒后再试')
    await expect(box).toHaveValue('还在吗')
  },
}

/** An unsent letter is restored after a return to the page; a sent one is not. */
export const SavedUntilSent: Story = {
  args: emptyWith('14'),
  render: function Returning(args) {
    const [visit, setVisit] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          离开再回来
        </button>
        <Conversation key={visit} {...args} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: copy.letters.write }), '三点吧')
    await runBeforeLeave()
    await userEvent.click(canvas.getByRole('button', { name: '离开再回来' }))
    const box = canvas.getByRole('textbox', { name: copy.letters.write })
    await waitFor(() => expect(box).toHaveValue('三点吧'))
    await userEvent.click(canvas.getByRole('button', { name: copy.letters.send }))
    await canvas.findByText('三点吧。')
    await waitFor(() => expect(box).toHaveValue(''))
  },
}

/** Enter sends and Shift+Enter inserts a line break. */
export const SentByEnter: Story = {
  args: emptyWith('16'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: copy.letters.write })
    await canvas.findByText('Enter 发送，Shift + Enter 换行')
    await userEvent.type(box, '三点{Shift>}{Enter}{/Shift}吧')
    await expect(box).toHaveValue('三点\n吧')
    await userEvent.type(box, '{Enter}')
    await canvas.findByText('三点吧。')
    await waitFor(() => expect(box).toHaveValue(''))
  },
}

export const TooLong: Story = {
  args: emptyWith('15'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: copy.letters.write }))
    await userEvent.paste('字'.repeat(MAX_LETTER_LENGTH + 1))
    await expect(canvas.getByText(copy.letters.tooLong(MAX_LETTER_LENGTH))).toBeVisible()
  },
}
