import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { MessageSettings } from './MessageSettings.tsx'

const FIRST = {
  ...{ collect: true, thumhup: true, comment: true },
  ...{ reply: true, letter: false, system: true },
}
const { updateMessageSettings } = contract.message
const meta = {
  title: 'message/client/MessageSettings',
  component: MessageSettings,
  args: { first: FIRST },
  parameters: { session: buildUserInfo(), msw: [mockEndpoint(updateMessageSettings, FIRST)] },
} satisfies Meta<typeof MessageSettings>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.preferences.items.thumhup }))
    await expect(await canvas.findByText(copy.preferences.saved)).toBeVisible()
  },
}

export const Fails: Story = {
  parameters: { msw: [mockFailure(updateMessageSettings, 503, '数据库暂时无法访问，请稍后再试')] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: copy.preferences.items.thumhup })
    await userEvent.click(box)
    await expect(await canvas.findByText('数据库暂时无法访问，请稍后再试')).toBeVisible()
    await expect(box).toBeChecked()
  },
}
