import { sessionCopy } from '@mozhan/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ExpiryBanner } from './ExpiryBanner.tsx'

const meta = {
  title: 'shell/view/ExpiryBanner',
  component: ExpiryBanner,
  args: { text: sessionCopy.expired, onLogin: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExpiryBanner>
export default meta

type Story = StoryObj<typeof meta>

/** While the page is leaving, nothing can be pressed. */
export const Leaving: Story = {
  args: { leaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('令牌过期，请重新登录')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Returned: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去登录' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const SignedOutElsewhere: Story = { args: { text: sessionCopy.signedOutElsewhere } }

export const Idle: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
