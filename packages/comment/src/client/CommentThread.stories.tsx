import { type Comment, contract } from '@mozhan/api-client/contract'
import { buildComment, buildUser, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockPending } from '@mozhan/api-client/mocks'
import { RENDERER_VERSION } from '@mozhan/markdown'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { toThreadPart } from '../model/thread-parts.ts'
import { CommentThread } from './CommentThread.tsx'
import { copy as composerCopy } from './copy.ts'

const LAN = { userId: '11', nickName: '阿岚' }
const ZHOU = { userId: '12', nickName: '小舟' }
const MEMBER = { ...buildUserInfo(), uid: '12' }

let ids = 100
const say = (
  author: typeof LAN,
  content: string,
  children: Comment[] = [],
  changes: object = {},
) => {
  ids += 1
  return {
    ...buildComment({
      id: String(ids),
      ...author,
      userImage: null,
      content,
      htmlContent: `<p>${content}</p>`,
      htmlVersion: RENDERER_VERSION,
      createDate: new Date(Date.UTC(2026, 10, 20, 0, ids % 60)).toISOString(),
      ...changes,
    }),
    children,
  }
}

const THREAD = [
  say(ZHOU, '隔离级别那张图能不能再大一点？', [
    say(LAN, '已经换成矢量图了，刷新看看。', [say(ZHOU, '看到了，清楚多了，谢谢。')]),
  ]),
  say(
    { userId: '13', nickName: '一个名字特别特别长的读者从很远的地方来' },
    '可重复读下用 <code>select … for update</code> 会怎样？',
  ),
  say(ZHOU, '', [say(LAN, '这里说得对，已经改正。')], { isDeleted: true, htmlContent: null }),
]

/** A thread of its own for each story, because the journal stores the typed text. */
const on = (id: string) => ({ subject: { kind: 'article' as const, id } })

const { listComments, createComment, deleteComment } = contract.comment
const threadOf = (thread: Comment[]) => ({ first: toThreadPart(thread) })

const meta = {
  title: 'comment/client/CommentThread',
  component: CommentThread,
  args: { subject: { kind: 'article', id: '1' }, ownerId: LAN.userId, ...threadOf(THREAD) },
  parameters: {
    session: MEMBER,
    path: '/article/1',
    msw: [
      mockEndpoint(listComments, [say(ZHOU, '新写的一条'), ...THREAD]),
      mockEndpoint(createComment, null),
      mockEndpoint(deleteComment, null),
      mockEndpoint(contract.user.suggestUsers, [
        buildUser({ id: '11', username: 'alan_2026', nickName: '阿岚' }),
        buildUser({ id: '14', username: 'alan_zhao', nickName: '赵阿蓝' }),
      ]),
    ],
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

export const Default: Story = {}

export const SignedOut: Story = { parameters: { session: null } }

export const Empty: Story = { args: threadOf([]) }

export const Write: Story = {
  args: on('2'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    const send = canvas.getByRole('button', { name: composerCopy.composer.send })
    await expect(send).toBeDisabled()
    await userEvent.type(field, '新写的一条')
    await userEvent.click(send)
    await expect(await canvas.findByText('新写的一条', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const WriteFails: Story = {
  args: on('3'),
  parameters: { msw: [mockFailure(createComment, 500, '系统繁忙，请稍后再试')] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    await userEvent.type(field, '这段话不能丢')
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(field).toHaveValue('这段话不能丢')
  },
}

export const WriteTooOften: Story = {
  args: on('9'),
  parameters: { msw: [mockFailure(createComment, 429, '操作过于频繁，请 40 秒后再试')] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    await userEvent.type(field, '这段话不能丢')
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请 40 秒后再试')
    await expect(field).toHaveValue('这段话不能丢')
    await expect(canvas.getByRole('button', { name: composerCopy.composer.send })).toBeEnabled()
  },
}

export const NothingIsSentTwice: Story = {
  args: on('4'),
  parameters: { msw: [mockPending(createComment)] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    await userEvent.type(field, '只发一次')
    await userEvent.dblClick(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await expect(canvas.getByRole('button', { name: composerCopy.composer.sending })).toBeDisabled()
    await userEvent.type(field, '{Control>}{Enter}{/Control}')
    await expect(field).toHaveValue('只发一次')
  },
}

export const Reply: Story = {
  args: on('5'),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: copy.reply })
    if (!first) throw new Error('no comment to answer')
    await userEvent.click(first)
    const field = await canvas.findByRole('textbox', { name: /^回复 / })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('好{Escape}')
    await expect(field).not.toBeInTheDocument()
    await expect(first).toHaveFocus()
  },
}

export const Mention: Story = {
  args: on('6'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    await userEvent.type(field, '请@alan')
    await expect(await canvas.findByRole('option', { name: /阿岚/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('请@alan_zhao '))
  },
}

export const Emoji: Story = {
  args: on('7'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: composerCopy.composer.emoji }))
    await userEvent.click(await canvas.findByRole('button', { name: '庆祝' }))
    await expect(canvas.getByRole('textbox', { name: composerCopy.composer.label })).toHaveValue(
      '🎉',
    )
  },
}

export const DeleteOwn: Story = {
  play: async ({ canvas }) => {
    const [own] = canvas.getAllByRole('button', { name: copy.remove })
    if (!own) throw new Error('no own comment')
    await userEvent.click(own)
    const dialog = canvas.getByRole('alertdialog', { name: copy.confirm })
    const [yes] = within(dialog).getAllByRole('button')
    if (!yes) throw new Error('nothing to confirm with')
    await userEvent.click(yes)
    await waitFor(() => expect(canvas.queryByText(copy.confirm)).toBeNull())
  },
}

let DEEP = say(LAN, '第 100 层')
for (let at = 99; at > 0; at--) DEEP = say(at % 2 ? ZHOU : LAN, `第 ${at} 层`, [DEEP])

export const HundredLevelsDeep: Story = {
  args: threadOf([DEEP]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.moreReplies(96) }))
    await expect(canvas.getByText('第 100 层')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
