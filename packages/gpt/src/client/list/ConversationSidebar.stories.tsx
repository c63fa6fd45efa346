import { contract } from '@mozhan/api-client/contract'
import { buildConversation, buildPage, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from 'jotai/vanilla'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { copy } from '../../copy.ts'
import { ask, emptyConversation } from '../../model/conversation.ts'
import { writeConversation } from '../conversation/conversation-storage.ts'
import { ConversationSidebar } from './ConversationSidebar.tsx'

const { conversation } = contract
const reader = buildUserInfo()
const first = buildConversation({ id: '7', title: '事件循环里微任务什么时候执行？' })
const second = buildConversation({
  id: '8',
  title: '数据库的死锁怎么排查？',
  updateDate: '2024-01-01T00:00:00.000Z',
})
const all = [first, second]
const now = '2026-11-28T02:00:00.000Z'

/** Mocks of a server with these two conversations. */
function mockServer() {
  let records = [...all]
  return [
    mockEndpoint(conversation.findConversations, ({ body }) =>
      buildPage(records.filter(({ title }) => title.includes(body.title ?? ''))),
    ),
    mockEndpoint(conversation.updateConversation, ({ body }) => {
      records = records.map((each) =>
        each.id === body.id ? { ...each, title: body.title ?? each.title } : each,
      )
      return null
    }),
    mockEndpoint(conversation.deleteConversation, ({ params }) => {
      records = records.filter(({ id }) => id !== params.id)
      return null
    }),
    mockEndpoint(conversation.createConversation, ({ body }) => {
      const created = buildConversation({ id: '9', title: body?.title ?? '' })
      records = [created, ...records]
      return created
    }),
  ]
}

const meta = {
  title: 'gpt/client/ConversationSidebar',
  component: ConversationSidebar,
  args: { owner: reader.uid, currentId: '7', onOpen: fn(), onCreate: fn() },
  parameters: { session: reader, msw: mockServer() },
  decorators: [
    (Story) => (
      <div style={{ width: 272, height: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationSidebar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: second.title }))
    await expect(args.onOpen).toHaveBeenCalledWith('8')
  },
}

export const Empty: Story = {
  parameters: { msw: [mockEndpoint(conversation.findConversations, buildPage([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.list.empty)).toBeVisible()
  },
}

export const LongTitle: Story = {
  parameters: {
    msw: [
      mockEndpoint(
        conversation.findConversations,
        buildPage([buildConversation({ id: '7', title: '一个长得放不下的标题'.repeat(5) })]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dots = await canvas.findByRole('button', { name: /的操作$/ })
    const row = canvas.getByRole('list').getBoundingClientRect()
    await expect(dots.getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
  },
}

export const Search: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: first.title })
    const field = canvas.getByRole('searchbox', { name: copy.list.search })
    await userEvent.type(field, '死锁')
    await waitFor(() => expect(canvas.queryByRole('link', { name: first.title })).toBeNull())
    await expect(canvas.getByRole('link', { name: second.title })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '没有的')
    await expect(await canvas.findByText(copy.list.nothing('没有的'))).toBeVisible()
  },
}

export const Rename: Story = {
  parameters: { msw: mockServer() },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: copy.list.actions(second.title) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: copy.list.rename }))
    const field = canvas.getByRole('textbox', { name: copy.list.renameLabel })
    await userEvent.clear(field)
    await userEvent.type(field, '死锁{Enter}')
    await expect(await canvas.findByRole('link', { name: '死锁' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: copy.list.actions('死锁') })).toHaveFocus(),
    )
  },
}

export const RenameFails: Story = {
  parameters: {
    msw: [
      mockEndpoint(conversation.findConversations, buildPage(all)),
      mockFailure(conversation.updateConversation, 999, '对话不存在'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: copy.list.actions(second.title) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: copy.list.rename }))
    await userEvent.keyboard('死锁{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('对话不存在')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: second.title })).toBeVisible()
  },
}

export const Remove: Story = {
  parameters: { msw: mockServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: copy.list.actions(first.title) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: copy.list.remove }))
    const question = screen.getByRole('alertdialog', { name: copy.list.removeQuestion })
    await userEvent.click(question.querySelector('button') ?? question)
    await waitFor(() => expect(canvas.queryByRole('link', { name: first.title })).toBeNull())
    // The removed conversation was open, so a new one begins.
    await expect(args.onCreate).toHaveBeenCalled()
  },
}

const visitorConversation = {
  ...ask(emptyConversation('t0123456789', now), { id: 'q1', content: '访客问的', now }),
  title: '访客问的',
}

export const Visitor: Story = {
  args: { owner: VISITOR, currentId: visitorConversation.id },
  parameters: { session: undefined },
  beforeEach: () => void writeConversation(createStore(), VISITOR, visitorConversation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '访客问的' })).toBeVisible()
    await expect(canvas.getByText(copy.list.local)).toBeVisible()
  },
}

/** A conversation from before the login is offered and saved once. */
export const Offered: Story = {
  parameters: { msw: mockServer() },
  beforeEach: () => void writeConversation(createStore(), VISITOR, visitorConversation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.saveOffer.offer(1))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.saveOffer.save }))
    await expect(await canvas.findByRole('link', { name: '访客问的' })).toHaveAttribute(
      'href',
      '/gpt?c=9',
    )
    await expect(canvas.queryByText(copy.saveOffer.offer(1))).toBeNull()
  },
}

/** The member has opened the conversation before saving it, so it is stored twice. */
export const OfferedAfterReading: Story = {
  parameters: { msw: mockServer() },
  beforeEach() {
    writeConversation(createStore(), VISITOR, visitorConversation)
    writeConversation(createStore(), reader.uid, visitorConversation)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.saveOffer.save }))
    const link = () => canvas.getByRole('link', { name: '访客问的' })
    await waitFor(() => expect(link()).toHaveAttribute('href', '/gpt?c=9'))
    await expect(canvas.queryByText(copy.list.localOnly)).toBeNull()
  },
}

/** A malformed stored value is ignored. */
export const Malformed: Story = {
  args: { owner: VISITOR, currentId: undefined },
  parameters: { session: undefined },
  beforeEach: () => localStorage.setItem('mozhan-gpt:visitor:t0123456789', '{"value":{"id":1}}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.list.empty)).toBeVisible()
  },
}
