import { contract } from '@mozhan/api-client/contract'
import { buildUser } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import ReplyComposer from './ReplyComposer.tsx'

const NAME = '周雨'

const meta = {
  title: 'question/client/ReplyComposer',
  component: ReplyComposer,
  args: {
    parentId: 'story',
    name: NAME,
    participants: new Map([['14', copy.answers.answered]]),
    onSend: fn(async () => {}),
    onDone: fn(),
  },
} satisfies Meta<typeof ReplyComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: copy.write.replyLabel(NAME) })
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** Input in another field re-renders the box, as an incoming vote does. */
export const BesideAnotherField: Story = {
  render: function Beside(args) {
    const [text, setText] = useState('')
    return (
      <>
        <input aria-label="别处" value={text} onChange={(event) => setText(event.target.value)} />
        <ReplyComposer {...args} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('textbox', { name: '别处' })
    await userEvent.type(other, '写在别处')
    await expect(other).toHaveFocus()
    await expect(other).toHaveValue('写在别处')
  },
}

/** Those who have answered come first, each with the reason. Enter takes the name and neither sends nor breaks the line. */
export const Mention: Story = {
  args: { parentId: 'mention' },
  parameters: {
    msw: [
      mockEndpoint(contract.user.suggestUsers, [
        buildUser({ id: '11', username: 'alan_2026', nickName: '阿岚' }),
        buildUser({ id: '14', username: 'alan_zhao', nickName: '赵阿蓝' }),
      ]),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: copy.write.replyLabel(NAME) })
    await userEvent.type(box, '请@alan')
    const [first] = await canvas.findAllByRole('option')
    await expect(first).toHaveTextContent(`赵阿蓝${copy.answers.answered}`)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveValue('请@alan_zhao '))
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.type(box, '@alan')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
