import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelativeTime } from './RelativeTime.tsx'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const meta = {
  title: 'ui/client/RelativeTime',
  component: RelativeTime,
  args: { date: ago(0) },
} satisfies Meta<typeof RelativeTime>
export default meta

type Story = StoryObj<typeof meta>

export const JustNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('刚刚')).toBeVisible()
  },
}

export const Minutes: Story = { args: { date: ago(180) } }

export const LastYear: Story = { args: { date: '2024-01-13T23:30:00Z' } }

export const Short: Story = { args: { date: '2024-01-13T23:30:00Z', style: 'short' } }

export const ClockAhead: Story = {
  args: { date: ago(-2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('刚刚')).toBeVisible()
  },
}
