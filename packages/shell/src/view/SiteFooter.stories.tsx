import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'shell/view/SiteFooter',
  component: SiteFooter,
  args: { siteName: '墨栈' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['关于我们', '联系我们', '常见问题']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/')
    }
    await expect(canvas.getByText('© 2024')).toBeVisible()
  },
}

export const Filed: Story = { args: { filing: '京ICP备00000000号' } }
