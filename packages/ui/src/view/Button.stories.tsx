import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = {
  title: 'ui/view/Button',
  component: Button,
  args: { children: '创作中心' },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Outline: Story = {}

export const Primary: Story = { args: { variant: 'primary' } }

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Small: Story = { args: { size: 'sm' } }

export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
