import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { SendKeySwitch } from './SendKeySwitch.tsx'

const meta = {
  title: 'ui/client/SendKeySwitch',
  component: SendKeySwitch,
} satisfies Meta<typeof SendKeySwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { hints, swapLabel } = copy.sendKey
    await userEvent.click(canvas.getByRole('button', { name: swapLabel }))
    await expect(canvas.getByText(hints['shift-enter'])).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: swapLabel }))
    await expect(canvas.getByText(hints.enter)).toBeVisible()
  },
}
