import { contract } from '@mozhan/api-client/contract'
import { buildConversation, buildPage, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from 'jotai/vanilla'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { copy } from '../../copy.ts'
import { ask, emptyTalk } from '../../model/talk.ts'
import { writeTalk } from '../talk/kept-here.ts'
import { TalkSide } from './TalkSide.tsx'

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

/** The service with these two conversations. */
function service() {
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
  title: 'gpt/client/TalkSide',
  component: TalkSide,
  args: { owner: reader.uid, currentId: '7', onOpen: fn(), onCreate: fn() },
  parameters: { session: reader, msw: service() },
  decorators: [
    (Story) => (
      <div style={{ width: 272, height: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TalkSide>
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
  parameters: { msw: service() },
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
  parameters: { msw: service() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: copy.list.actions(first.title) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: copy.list.remove }))
    const question = screen.getByRole('alertdialog', { name: copy.list.removeQuestion })
    await userEvent.click(question.querySelector('button') ?? question)
    await waitFor(() => expect(canvas.queryByRole('link', { name: first.title })).toBeNull())
    // It was open: another one begins.
    await expect(args.onCreate).toHaveBeenCalled()
  },
}

const talk = {
  ...ask(emptyTalk('t0123456789', now), { id: 'q1', content: '访客问的', now }),
  title: '访客问的',
}

export const Visitor: Story = {
  args: { owner: VISITOR, currentId: talk.id },
  parameters: { session: undefined },
  beforeEach: () => void writeTalk(createStore(), VISITOR, talk),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '访客问的' })).toBeVisible()
    await expect(canvas.getByText(copy.list.local)).toBeVisible()
  },
}

/** What was said before signing in is offered, and kept once. */
export const Offered: Story = {
  parameters: { msw: service() },
  beforeEach: () => void writeTalk(createStore(), VISITOR, talk),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.keep.offer(1))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.keep.keep }))
    await expect(await canvas.findByRole('link', { name: '访客问的' })).toHaveAttribute(
      'href',
      '/gpt?c=9',
    )
    await expect(canvas.queryByText(copy.keep.offer(1))).toBeNull()
  },
}

/** Opened by the member before it was kept, it stands in the browser twice. */
export const OfferedAfterReading: Story = {
  parameters: { msw: service() },
  beforeEach() {
    writeTalk(createStore(), VISITOR, talk)
    writeTalk(createStore(), reader.uid, talk)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.keep.keep }))
    const kept = () => canvas.getByRole('link', { name: '访客问的' })
    await waitFor(() => expect(kept()).toHaveAttribute('href', '/gpt?c=9'))
    await expect(canvas.queryByText(copy.list.here)).toBeNull()
  },
}

/** What is damaged is nothing. */
export const Damaged: Story = {
  args: { owner: VISITOR, currentId: undefined },
  parameters: { session: undefined },
  beforeEach: () => localStorage.setItem('mozhan-gpt:visitor:t0123456789', '{"value":{"id":1}}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.list.empty)).toBeVisible()
  },
}
