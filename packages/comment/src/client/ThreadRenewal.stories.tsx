import { contract } from '@mozhan/api-client/contract'
import { buildComment, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockNetworkError } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { toThreadPart } from '../model/thread-parts.ts'
import { CommentThread } from './CommentThread.tsx'
import { copy as composerCopy } from './copy.ts'

const { listComments, createComment, deleteComment } = contract.comment
const say = (id: string, content: string, createDate: string) => ({
  ...buildComment({ id, userId: '12', nickName: '小舟', content, htmlContent: null, createDate }),
  children: [],
})
const FIRST = say('1', '先来的一条', '2026-11-20T01:00:00.000Z')
const SECOND = say('2', '后来的一条', '2026-11-20T02:00:00.000Z')
const REPLY = say('3', '回的一条', '2026-11-20T03:00:00.000Z')

/** Sends the delayed first list; `lists` counts the requests. */
let release: (() => void) | undefined
let lists = 0

const meta = {
  title: 'comment/client/ThreadRenewal',
  component: CommentThread,
  args: {
    subject: { kind: 'article', id: '81' },
    ownerId: '11',
    first: toThreadPart([FIRST]),
  },
  parameters: { session: { ...buildUserInfo(), uid: '12' }, path: '/article/81' },
  beforeEach: () => {
    release = undefined
    lists = 0
  },
} satisfies Meta<typeof CommentThread>
export default meta

type Story = StoryObj<typeof meta>

/** A response that arrives after a later one hides no comment. */
export const StaleResponse: Story = {
  parameters: {
    msw: [
      mockEndpoint(createComment, null),
      mockEndpoint(listComments, async () => {
        lists += 1
        if (lists > 1) return [SECOND, { ...FIRST, children: [REPLY] }]
        await new Promise<void>((resolve) => (release = resolve))
        return [SECOND, FIRST]
      }),
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    await userEvent.type(field, '后来的一条')
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await waitFor(() => expect(release).toBeDefined())

    await userEvent.click(canvas.getByRole('button', { name: copy.reply }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^回复 / }), '回的一条')
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.sendReply }))
    await expect(await canvas.findByText('回的一条', { selector: 'p' })).toBeVisible()

    release?.()
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.getByText('回的一条', { selector: 'p' })).toBeVisible()
  },
}

/** A deleted comment is removed although the list cannot be loaded. */
export const DeletedWithoutAnotherList: Story = {
  args: { first: toThreadPart([SECOND, FIRST]) },
  parameters: { msw: [mockEndpoint(deleteComment, null), mockNetworkError(listComments)] },
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: copy.remove })
    if (!remove) throw new Error('no own comment')
    await userEvent.click(remove)
    const [yes] = within(canvas.getByRole('alertdialog')).getAllByRole('button')
    if (!yes) throw new Error('no confirm button')
    await userEvent.click(yes)
    await waitFor(() => expect(canvas.queryByText('后来的一条')).toBeNull())
    await expect(canvas.getByText('先来的一条')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '评论1' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
