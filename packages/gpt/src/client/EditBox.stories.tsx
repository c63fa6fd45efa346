import { contract } from '@mozhan/api-client/contract'
import { mockPending } from '@mozhan/api-client/mocks'
import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { ask, boxOf, type Canvas } from '../testing/ask.ts'
import { StoryAssistant } from '../testing/StoryAssistant.tsx'
import { streamAnswer } from '../testing/stream.ts'

const { conversation } = contract

const meta = {
  title: 'gpt/client/EditBox',
  component: StoryAssistant,
  args: { owner: VISITOR },
  parameters: { layout: 'fullscreen', msw: [streamAnswer(['回答。'])] },
} satisfies Meta<typeof StoryAssistant>
export default meta

type Story = StoryObj<typeof meta>

/** Opens the first question for editing and returns its field. */
async function change(canvas: Canvas): Promise<HTMLElement> {
  const [edit] = await canvas.findAllByRole('button', { name: copy.turn.edit })
  if (!edit) throw new Error('no question found')
  await waitFor(() => expect(edit).toBeEnabled())
  await userEvent.click(edit)
  return canvas.getByRole('textbox', { name: copy.turn.editLabel })
}

/** An unsent edit is restored after another conversation was shown; a cancelled edit is not. */
export const UnsentEditIsRestored: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await canvas.findByText('回答。')
    const field = await change(canvas)
    await expect(field).toHaveValue('什么是锁？')
    await userEvent.clear(field)
    await expect(field).toHaveValue('')
    await userEvent.type(field, '什么是读写锁？')

    await userEvent.click(canvas.getByRole('button', { name: copy.list.create }))
    await expect(await canvas.findByText(copy.start.title)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '什么是锁？' }))
    const again = await change(canvas)
    await waitFor(() => expect(again).toHaveValue('什么是读写锁？'))

    await userEvent.keyboard('{Escape}')
    const anew = await change(canvas)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(anew).toHaveValue('什么是锁？')
  },
}

/** No question can be sent while an answer is running, and the edit is not lost. */
export const WhileAnAnswerRuns: Story = {
  parameters: { msw: [mockPending(conversation.chat)] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await userEvent.click(await canvas.findByRole('button', { name: copy.composer.stop }))
    const field = await change(canvas)
    await userEvent.type(field, '请举例。')
    const resend = canvas.getByRole('button', { name: copy.turn.resend })
    await expect(resend).toBeEnabled()
    await userEvent.type(boxOf(canvas), '死锁呢？{Enter}')
    await expect(await canvas.findByText(copy.turn.waiting)).toBeVisible()
    await expect(resend).toBeDisabled()
    await userEvent.type(field, '{Control>}{Enter}{/Control}')
    await expect(field).toHaveValue('什么是锁？请举例。')

    await userEvent.click(canvas.getByRole('button', { name: copy.composer.stop }))
    await waitFor(() => expect(resend).toBeEnabled())
  },
}
