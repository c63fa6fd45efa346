import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { ask, boxOf, type Canvas } from '../testing/ask.ts'
import { StoryAssistant } from '../testing/StoryAssistant.tsx'
import { streamAnswer } from '../testing/stream.ts'

const never = new Promise<void>(() => {})

const meta = {
  title: 'gpt/client/Draft',
  component: StoryAssistant,
  args: { owner: VISITOR },
  parameters: {
    layout: 'fullscreen',
    msw: [streamAnswer(['一种', '约定'], { gate: { after: 1, opened: never } })],
  },
} satisfies Meta<typeof StoryAssistant>
export default meta

type Story = StoryObj<typeof meta>

/** Types the next question while an answer is running, and stops the answer. */
async function stopWithDraft(canvas: Canvas): Promise<void> {
  await userEvent.type(boxOf(canvas), '读写锁呢？{Enter}')
  await expect(boxOf(canvas)).toHaveValue('读写锁呢？')
  await userEvent.click(canvas.getByRole('button', { name: copy.composer.stop }))
  await expect(await canvas.findByRole('button', { name: copy.composer.send })).toBeEnabled()
  await expect(boxOf(canvas)).toHaveValue('读写锁呢？')
  await expect(canvas.queryByText('读写锁呢？', { selector: 'p' })).toBeNull()
}

/** A question that is typed during an answer is neither sent nor lost when the answer is stopped. */
export const StoppedAnswer: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await waitFor(() => expect(canvas.getByText('一种')).toBeVisible())
    await stopWithDraft(canvas)
    await expect(canvas.getByText(copy.turn.stopped)).toBeVisible()
  },
}

/** The same without a pause after the question, while the conversation gets its address. */
export const StoppedAtOnce: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await stopWithDraft(canvas)
  },
}
