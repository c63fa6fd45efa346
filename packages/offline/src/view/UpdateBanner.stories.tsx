import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { UpdateBanner } from './UpdateBanner.tsx'

const meta = {
  title: 'offline/view/UpdateBanner',
  component: UpdateBanner,
  args: { isShown: true, onRefresh: fn(), onLater: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UpdateBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.update.text)
    await userEvent.click(canvas.getByRole('button', { name: copy.update.later }))
    await expect(args.onLater).toHaveBeenCalledOnce()
    await expect(args.onRefresh).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: copy.update.refresh }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Nothing: Story = {
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
