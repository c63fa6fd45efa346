import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'ui/client/LoadMore',
  component: LoadMore,
  args: { state: 'idle', onMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载…')).toBeVisible()
  },
}

export const End: Story = { args: { state: 'end' } }

export const Failed: Story = { args: { state: 'error' } }
