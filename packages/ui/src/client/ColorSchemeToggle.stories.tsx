import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'

const meta = {
  title: 'ui/client/ColorSchemeToggle',
  component: ColorSchemeToggle,
} satisfies Meta<typeof ColorSchemeToggle>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    for (const scheme of ['浅色', '深色', '跟随系统']) {
      while (!button.getAttribute('aria-label')?.startsWith(`配色：${scheme}`)) {
        await userEvent.click(button)
      }
    }
    await expect(button).toHaveAccessibleName('配色：跟随系统，切换为浅色')
  },
}
