import { contract } from '@mozhan/api-client/contract'
import { buildMessage, buildMessageStatus, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { toNotice } from '../model/notice.ts'
import { NoticeList } from './NoticeList.tsx'

const MESSAGES = [
  buildMessage({ id: '4', createDate: '2026-11-28T02:31:00.000Z' }),
  buildMessage({
    ...{ id: '3', type: 1, isRead: 1, content: null, actorCount: 12 },
    otherActors: [{ userId: '13', nickName: '许知远' }],
    createDate: '2026-11-28T01:05:00.000Z',
  }),
  buildMessage({
    ...{ id: '2', type: 3, sourceId: '9', isRead: 1 },
    nickName: '一个名字特别特别长的读者从很远的地方来',
    title: `一个${'特别'.repeat(20)}长的标题`,
    content: '很长的话。'.repeat(40),
    createDate: '2026-11-27T12:40:00.000Z',
  }),
  buildMessage({
    ...{
      id: '1',
      type: 5,
      fromId: null,
      nickName: null,
      isRead: 1,
      targetType: null,
      targetId: null,
    },
    title: '写作周开始了',
    content: '本周发布的文章进入首页精选。',
    createDate: '2026-11-27T09:12:00.000Z',
  }),
]

const pageOf = (records: typeof MESSAGES) => ({
  records,
  ...{ total: records.length, size: 20, current: 1, pages: 1 },
})
const { message } = contract
const meta = {
  title: 'message/client/NoticeList',
  component: NoticeList,
  args: { kind: 'comment', first: { notices: MESSAGES.map(toNotice), next: undefined } },
  parameters: {
    session: buildUserInfo(),
    msw: [
      mockEndpoint(message.findMessages, pageOf(MESSAGES)),
      mockEndpoint(message.getMessageStatus, buildMessageStatus()),
      mockEndpoint(message.readAllMessages, null),
      mockEndpoint(message.readMessage, null),
      mockEndpoint(message.deleteMessage, null),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.andMore(12), { exact: false })).toBeVisible()
    // A notice of the system has no actors.
    await expect(canvas.queryByText(copy.andMore(1), { exact: false })).toBeNull()
  },
}

/** Comments, replies and mentions are one list. A mention says that it is one. */
export const Discussion: Story = {
  args: {
    kind: 'discussion',
    first: {
      notices: [
        buildMessage({ id: '6', type: 3, isMention: true, sourceId: '6' }),
        buildMessage({ id: '5', type: 3, isMention: false, sourceId: '5', isRead: 1 }),
        buildMessage({ id: '4', type: 2, isRead: 1 }),
      ].map(toNotice),
      next: undefined,
    },
  },
  parameters: {
    msw: [mockEndpoint(message.getMessageStatus, () => new Promise<never>(() => undefined))],
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: copy.filters.discussion })
    await expect(current).toHaveAttribute('aria-current', 'page')
    const other = canvas.getByRole('link', { name: copy.filters.reply })
    await expect(other).toHaveAttribute('href', '/message?t=3')
    await expect(canvas.getByText(copy.acts.mention.article, { exact: false })).toBeVisible()
    await expect(canvas.getByText(copy.acts.replyOnly.article, { exact: false })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { first: { notices: [], next: undefined } },
  parameters: { msw: [mockEndpoint(message.findMessages, pageOf([]))] },
}

export const More: Story = {
  args: { first: { notices: MESSAGES.map(toNotice), next: '1.1' } },
}

const LATER = Array.from({ length: 25 }, (_, at) =>
  buildMessage({
    ...{ id: String(130 - at), targetType: 'article', targetId: String(130 - at) },
    content: `新的第 ${25 - at} 条`,
    createDate: new Date(Date.UTC(2026, 10, 28, 9, 30 - at)).toISOString(),
  }),
)

/** If more notices have arrived than fit on a page, the rest can be loaded. */
export const ManyNewNotices: Story = {
  parameters: {
    msw: [
      mockEndpoint(message.getMessageStatus, buildMessageStatus()),
      mockEndpoint(message.findMessages, ({ body }) =>
        body.cursor === undefined
          ? { ...pageOf(LATER.slice(0, 20)), next: '1.111' }
          : pageOf([...LATER.slice(20), ...MESSAGES]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('新的第 25 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '点击加载更多' }))
    await expect(await canvas.findByText('新的第 1 条')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(29)
  },
}

export const ReadAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.list.readAll }))
    await expect(canvas.queryByText(copy.list.isUnread)).toBeNull()
  },
}

const part = (id: string, nickName: string, content: string) => ({
  ...{ id, nickName, content, fromId: `1${id}`, sourceId: id, isRead: 0 as const },
})
const GROUPED = [
  buildMessage({
    ...{ id: '4', actorCount: 3, partCount: 4, sourceId: '4' },
    otherActors: [{ userId: '13', nickName: '许知远' }],
    parts: [
      part('4', '小舟', '请问预热连接会不会让滚动发布变慢？'),
      part('3', '许知远', '不会，预热和就绪检查是分开的。'),
      part('2', '阿梅', '收藏了。'),
      part('1', '小舟', '先占个座。'),
    ],
    createDate: '2026-11-28T02:31:00.000Z',
  }),
]

export const Grouped: Story = {
  args: { first: { notices: GROUPED.map(toNotice), next: undefined } },
  parameters: { msw: [mockEndpoint(message.findMessages, pageOf(GROUPED))] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(copy.list.rest(3)))
    await expect(canvas.getByText('先占个座。')).toBeVisible()
  },
}

const MANY_PARTS = Array.from({ length: 120 }, (_, at) =>
  part(String(120 - at), '小舟', `第 ${120 - at} 条`),
)
const LARGE_GROUP = [
  buildMessage({
    ...{ id: '120', actorCount: 1, partCount: 120, sourceId: '120' },
    parts: MANY_PARTS.slice(0, 50),
    createDate: '2026-11-28T02:31:00.000Z',
  }),
]

export const LargeGroup: Story = {
  args: { first: { notices: LARGE_GROUP.map(toNotice), next: undefined } },
  parameters: {
    msw: [
      mockEndpoint(message.findMessages, ({ body }) => {
        if (body.groupOf === undefined) return pageOf(LARGE_GROUP)
        const from = body.cursor === undefined ? 0 : 100
        const records = MANY_PARTS.slice(from, from + 100).map((each) => buildMessage(each))
        return { ...pageOf(records), ...(from === 0 ? { next: '100' } : {}) }
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(copy.list.rest(119)))
    await expect(canvas.queryByText('第 70 条')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: copy.list.earlier(70) }))
    await userEvent.click(await canvas.findByRole('button', { name: copy.list.earlier(20) }))
    await expect(await canvas.findByText('第 1 条')).toBeVisible()
    await expect(canvas.getAllByText('第 70 条')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /更早/ })).toBeNull()
  },
}

export const Fails: Story = {
  parameters: {
    msw: [
      mockFailure(message.deleteMessage, 999, '消息不存在'),
      mockEndpoint(message.findMessages, pageOf(MESSAGES)),
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^删除/ })
    if (!first) throw new Error('no message found')
    await userEvent.click(first)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('消息不存在')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
