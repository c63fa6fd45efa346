import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import ReplyComposer from './ReplyComposer.tsx'

const NAME = '周雨'

const meta = {
  title: 'question/client/ReplyComposer',
  component: ReplyComposer,
  args: { parentId: 'story', name: NAME, onSend: fn(async () => {}), onDone: fn() },
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
