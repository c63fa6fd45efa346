import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { PasswordForm } from './PasswordForm.tsx'

const { password } = copy
const { checkPassword, changePassword } = contract.user
const meta = {
  title: 'user/client/PasswordForm',
  component: PasswordForm,
  args: { userId: '1', username: 'lan' },
  parameters: { session: buildUserInfo(), msw: [mockEndpoint(checkPassword, null)] },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: password.save }))
    await expect(canvas.getByText(password.problems.oldPassword)).toBeVisible()
    await expect(canvas.getByText(password.problems.newPassword)).toBeVisible()
    await expect(canvas.getByText(password.problems.repPassword)).toBeVisible()
    await expect(canvas.getByLabelText(password.old)).toHaveFocus()
  },
}

export const WrongOldPassword: Story = {
  parameters: { msw: [mockFailure(checkPassword, 999, '原密码输入错误')] },
  play: async ({ canvas }) => {
    const old = canvas.getByLabelText(password.old)
    await userEvent.type(old, '不是这个')
    await userEvent.tab()
    await expect(await canvas.findByText('原密码输入错误')).toBeVisible()
    await expect(old).toHaveAccessibleDescription('原密码输入错误')
    await userEvent.type(old, '了')
    await expect(canvas.queryByText('原密码输入错误')).toBeNull()
  },
}

export const Different: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(password.old), 'demo-mozhan')
    await userEvent.type(canvas.getByLabelText(password.new), '12345')
    await userEvent.type(canvas.getByLabelText(password.repeat), '123456{Enter}')
    await expect(canvas.getByText(password.problems.length(6, 30))).toBeVisible()
    await expect(canvas.getByText(password.problems.differs)).toBeVisible()
    await expect(canvas.getByLabelText(password.old)).toHaveValue('demo-mozhan')
    await expect(canvas.getByLabelText(password.new)).toHaveValue('12345')
    await expect(canvas.getByLabelText(password.repeat)).toHaveValue('123456')
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      mockEndpoint(checkPassword, null),
      mockFailure(changePassword, 429, '尝试次数过多，请 15 分钟后再试'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(password.old), 'demo-mozhan')
    await userEvent.type(canvas.getByLabelText(password.new), '123456')
    await userEvent.type(canvas.getByLabelText(password.repeat), '123456{Enter}')
    await expect(await canvas.findByText('尝试次数过多，请 15 分钟后再试')).toBeVisible()
    await expect(canvas.getByLabelText(password.new)).toHaveValue('123456')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
