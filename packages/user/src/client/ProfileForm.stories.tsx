import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { copy } from '../copy.ts'
import { ProfileForm } from './ProfileForm.tsx'

const { profile } = copy
const { updateUser } = contract.user
const meta = {
  title: 'user/client/ProfileForm',
  component: ProfileForm,
  args: {
    userId: '1',
    username: 'lan',
    initial: {
      nickName: '阿岚',
      summary: '写前端',
      mobile: '13800000000',
      email: 'lan@example.test',
    },
  },
  parameters: { session: buildUserInfo(), msw: [mockEndpoint(updateUser, null)] },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  args: { initial: { nickName: '', summary: '', mobile: '', email: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profile.save }))
    const name = canvas.getByRole('textbox', { name: profile.nickName })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(profile.problems.nickName.missing)
    for (const optional of [profile.mobile, profile.email]) {
      await expect(canvas.getByRole('textbox', { name: optional })).toBeValid()
    }
  },
}

export const Malformed: Story = {
  args: { initial: { nickName: '长'.repeat(31), summary: '', mobile: '138', email: 'lan' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profile.save }))
    await expect(canvas.getByText(profile.problems.nickName.tooLong)).toBeVisible()
    await expect(canvas.getByText(profile.problems.mobile.malformed)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: profile.mobile }), '00000000')
    await expect(canvas.queryByText(profile.problems.mobile.malformed)).toBeNull()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: profile.nickName }), '山{Enter}')
    await expect(await canvas.findByText(profile.saved)).toBeVisible()
    await expect(canvas.getByRole('button', { name: profile.save })).toBeEnabled()
  },
}

export const Refused: Story = {
  parameters: { msw: [mockFailure(updateUser, 999, '手机号已被其他账号使用')] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: profile.nickName })
    await userEvent.type(name, '山{Enter}')
    await expect(await canvas.findByText(profile.failed('手机号已被其他账号使用'))).toBeVisible()
    await expect(name).toHaveValue('阿岚山')
  },
}

export const TooOften: Story = {
  parameters: { msw: [mockFailure(updateUser, 429, '操作过于频繁，请 4 分钟后再试')] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: profile.nickName })
    await userEvent.type(name, '山{Enter}')
    const sentence = profile.failed('操作过于频繁，请 4 分钟后再试')
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(name).toHaveValue('阿岚山')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
