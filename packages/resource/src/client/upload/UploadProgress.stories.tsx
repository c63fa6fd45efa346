import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { copy } from '../../copy.ts'
import { UploadProgress } from './UploadProgress.tsx'

const SENDING = {
  phase: 'sending',
  name: '排障资料（终稿）.zip',
  size: 1024 ** 3,
  sent: 412 * 1024 ** 2,
  speed: 3.4 * 1024 ** 2,
} as const

const meta = {
  title: 'resource/client/UploadProgress',
  component: UploadProgress,
  args: { state: SENDING, onPause: fn(), onResume: fn(), onCancel: fn() },
} satisfies Meta<typeof UploadProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    await expect(canvas.getByText(copy.upload.left(copy.upload.minutes(3)))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.upload.pause }))
    await expect(args.onPause).toHaveBeenCalled()
  },
}

export const Paused: Story = { args: { state: { ...SENDING, phase: 'paused', speed: undefined } } }

export const Waiting: Story = {
  args: { state: { ...SENDING, phase: 'waiting', speed: undefined } },
}

export const Checking: Story = {
  args: { state: { ...SENDING, phase: 'checking', sent: SENDING.size, speed: undefined } },
}
