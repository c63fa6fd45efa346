import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RestoreNotice } from './RestoreNotice.tsx'

const meta = {
  title: 'editor/journal/RestoreNotice',
  component: RestoreNotice,
  args: { onDiscard: fn(), onClose: fn() },
} satisfies Meta<typeof RestoreNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { restored: { at: Date.now() - 3 * 3600_000, origin: 'here' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('丢弃'))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

export const Hidden: Story = { args: { restored: undefined } }
