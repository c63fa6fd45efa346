import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LoadPart } from './LoadPart.tsx'

const meta = {
  title: 'ui/client/LoadPart',
  component: LoadPart,
  args: { label: '还有 12 条回复', onLoad: () => Promise.resolve() },
} satisfies Meta<typeof LoadPart>
export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const Loading: Story = {
  args: { onLoad: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('正在加载…')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { onLoad: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('没有加载成功，再试一次')).toBeVisible()
  },
}
