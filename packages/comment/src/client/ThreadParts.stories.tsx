import { type Comment, contract } from '@mozhan/api-client/contract'
import { buildComment, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import { RENDERER_VERSION } from '@mozhan/markdown'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { toThreadPart } from '../model/thread-parts.ts'
import { commentAnchor } from '../routes.ts'
import { CommentThread } from './CommentThread.tsx'

const { listComments, listReplies, getComment } = contract.comment
const more = '点击加载更多'
const retry = '没有加载成功，再试一次'

const say = (id: number, changes: Partial<Comment> = {}): Comment => ({
  ...buildComment({
    ...{ id: String(id), userId: '12', nickName: '小舟', userImage: null },
    content: `第 ${id} 条`,
    htmlContent: `<p>第 ${id} 条</p>`,
    htmlVersion: RENDERER_VERSION,
    createDate: new Date(Date.UTC(2026, 10, 20, 0, id)).toISOString(),
    ...changes,
  }),
  children: changes.children ?? [],
})
const range = (from: number, to: number, changes: Partial<Comment> = {}) =>
  Array.from({ length: from - to + 1 }, (_, at) => say(from - at, changes))

/** Sixty comments in three parts, the newest first. */
const partAt = (cursor: string | undefined) => {
  const from = Number(cursor ?? 60)
  const part = range(from, from - 19)
  return from === 20
    ? part
    : [...part.slice(0, -1), { ...say(from - 19), next: String(from - 20), total: 60 }]
}
const parts = mockEndpoint(listComments, ({ query }) => {
  const { at, cursor, order } = query ?? {}
  if (at !== undefined) return [say(Number(at))]
  return order === 'oldest' ? range(20, 1).reverse() : partAt(cursor)
})

const meta = {
  title: 'comment/client/ThreadParts',
  component: CommentThread,
  args: {
    subject: { kind: 'article', id: '91' },
    ownerId: '11',
    first: toThreadPart(partAt(undefined)),
  },
  parameters: {
    session: { ...buildUserInfo(), uid: '13' },
    path: '/article/91',
    msw: [parts],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThread>
export default meta

type Story = StoryObj<typeof meta>

/** The button retains the focus while there are more parts. After the last part the first new comment has it. */
export const PartByPart: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '评论60' })).toBeVisible()
    const button = canvas.getByRole('button', { name: more })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('第 21 条')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: more })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('第 1 条')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: more })).toBeNull()
    await expect(canvasElement.querySelector('ol > li:nth-child(41)')).toHaveFocus()
    await expect(canvas.getAllByText(/^第 \d+ 条$/)).toHaveLength(60)
  },
}

let attempts = 0

/** A failed part is loaded again with the same cursor. */
export const MoreFails: Story = {
  parameters: {
    msw: [
      http.get('*/article/api/comment/list/91', ({ request }) => {
        attempts += 1
        // The client itself retries a few times.
        if (attempts < 5) return HttpResponse.error()
        const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
        return HttpResponse.json({ code: 20000, message: '成功', data: partAt(cursor) })
      }),
    ],
  },
  beforeEach: () => {
    attempts = 0
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: more }))
    const button = await canvas.findByRole('button', { name: retry }, { timeout: 15_000 })
    await expect(button).toHaveFocus()
    attempts = 5
    await userEvent.click(button)
    await expect(await canvas.findByText('第 21 条')).toBeInTheDocument()
  },
}

export const OldestFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.order.oldest }))
    await waitFor(() => expect(canvas.getAllByText(/^第 \d+ 条$/)[0]).toHaveTextContent('第 1 条'))
  },
}

/** The address names a comment of a later part. */
export const LinkedToLaterPart: Story = {
  beforeEach: () => {
    location.hash = commentAnchor('5')
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.linked)).toBeVisible()
    const marked = canvas.getByText('第 5 条').closest('[data-target]')
    await expect(marked).not.toBeNull()
    if (marked) await expect(getComputedStyle(marked, '::before').width).toBe('3px')
    const [linked] = canvas.getAllByText(/^第 \d+ 条$/)
    await expect(linked).toHaveTextContent('第 5 条')
    await expect(linked?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await canvas.findByText('第 21 条')
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await expect(await canvas.findByText('第 1 条')).toBeInTheDocument()
    await expect(canvas.getAllByText('第 5 条')).toHaveLength(1)
  },
}

const MANY_REPLIES = say(1, {
  children: range(110, 101, { parentId: '1' }).reverse(),
  childCount: 25,
  childNext: 'a110',
  total: 26,
})

export const ManyReplies: Story = {
  args: { first: toThreadPart([MANY_REPLIES]) },
  parameters: {
    msw: [
      mockEndpoint(listReplies, ({ query }) =>
        query?.cursor === 'a110'
          ? [...range(119, 111).reverse(), { ...say(120), parentId: '1', next: 'a120' }]
          : [
              say(121),
              say(122),
              say(123),
              say(124),
              { ...say(125), parentName: '阿岚', parentId: '101' },
            ],
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '评论26' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.moreReplies(22) }))
    await userEvent.click(canvas.getByRole('button', { name: copy.moreReplies(15) }))
    await userEvent.click(await canvas.findByRole('button', { name: copy.moreReplies(5) }))
    await expect(await canvas.findByText('第 125 条')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '@阿岚' })).toHaveAttribute(
      'href',
      '#comment-101',
    )
    await expect(canvas.queryByRole('button', { name: /^还有/ })).toBeNull()
  },
}

const LONG = '很长的一条评论。'.repeat(200)

/** The part contains only the beginning of a long comment. */
export const LongComment: Story = {
  args: {
    first: toThreadPart([say(1, { content: LONG, htmlContent: undefined, isCut: true })]),
  },
  parameters: {
    msw: [mockEndpoint(getComment, say(1, { htmlContent: `<p>${LONG}到这里结束。</p>` }))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.whole }))
    await expect(await canvas.findByText(/到这里结束。$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: copy.whole })).toBeNull()
  },
}

/** The address names a reply that is not in the first part of the replies. */
export const LinkedReply: Story = {
  args: { first: toThreadPart([MANY_REPLIES]) },
  parameters: {
    msw: [
      mockEndpoint(listComments, [
        say(1, {
          children: [say(124), say(125)],
          childCount: 25,
          childPrevious: 'b124',
          total: 26,
        }),
      ]),
    ],
  },
  beforeEach: () => {
    location.hash = commentAnchor('125')
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: async ({ canvas }) => {
    const linked = await canvas.findByText('第 125 条')
    await waitFor(() => expect(linked.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(canvas.getByRole('button', { name: copy.moreReplies(13) })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
