import { GuardWatch } from '@mozhan/session/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ExpiryNotice } from './ExpiryNotice.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'shell/client/ExpiryNotice',
  component: ExpiryNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 400 }}>
        <SiteHeader />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExpiryNotice>
export default meta

type Story = StoryObj<typeof meta>

/** Back from the login site without having signed in. */
export const Returned: Story = {
  beforeEach: () => sessionStorage.setItem('mozhan-expired', '1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('令牌过期，请重新登录')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '去登录' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await expect(canvas.queryByText('令牌过期，请重新登录')).toBeNull()
  },
}

/** A member page while another tab signs out. */
export const SignedOutElsewhere: Story = {
  parameters: { session: { uid: '1844197938335842305', nickName: '阿岚' } },
  decorators: [
    (Story) => (
      <>
        <GuardWatch />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '历史' })
    // biome-ignore lint/suspicious/noDocumentCookie: ends the session
    document.cookie = 'accessToken=; path=/; max-age=0'
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText('你已在别处退出登录')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: '登录' })).toBeVisible())
  },
}
