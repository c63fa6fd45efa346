import { buildNetworkError } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RouteErrorView } from './RouteErrorView.tsx'

const meta = {
  title: 'shell/client/RouteErrorView',
  component: RouteErrorView,
  args: { error: Object.assign(new Error('x'), { digest: '2841907331' }), reset: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteErrorView>
export default meta

type Story = StoryObj<typeof meta>

export const Broken: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

export const ServerUnreachable: Story = {
  args: { error: buildNetworkError() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '没有连上服务器' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
}

export const Outdated: Story = {
  args: { error: Object.assign(new Error('x'), { name: 'ChunkLoadError' }) },
  beforeEach: () => {
    // Uses up the reload of this minute, so that the message is shown.
    sessionStorage.setItem('mozhan-chunk-reload', String(Date.now()))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible()
  },
}
