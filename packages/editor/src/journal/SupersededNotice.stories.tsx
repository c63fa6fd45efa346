import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { copy } from './copy.ts'
import { SupersededNotice } from './SupersededNotice.tsx'

const meta = {
  title: 'editor/journal/SupersededNotice',
  component: SupersededNotice,
  args: { onClose: fn() },
} satisfies Meta<typeof SupersededNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Here: Story = {
  args: { superseded: { at: Date.now(), origin: 'here' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(copy.superseded.close))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Elsewhere: Story = { args: { superseded: { at: Date.now(), origin: 'elsewhere' } } }

export const Hidden: Story = { args: { superseded: undefined } }
