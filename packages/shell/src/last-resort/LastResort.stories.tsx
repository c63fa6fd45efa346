import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LastResort } from './LastResort.tsx'

const meta = {
  title: 'shell/last-resort/LastResort',
  component: LastResort,
  args: { error: Object.assign(new Error('x'), { digest: '2841907331' }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LastResort>
export default meta

type Story = StoryObj<typeof meta>

export const Broken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await expect(canvas.getByText('2841907331')).toBeVisible()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
