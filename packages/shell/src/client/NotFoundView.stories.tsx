import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundView } from './NotFoundView.tsx'

const meta = {
  title: 'shell/client/NotFoundView',
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page could not be found')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索全站' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
