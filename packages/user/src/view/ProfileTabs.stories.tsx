import { buildUser } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toProfile } from '../model/profile.ts'
import { ProfileTabs } from './ProfileTabs.tsx'

const meta = {
  title: 'user/view/ProfileTabs',
  component: ProfileTabs,
  args: { profile: toProfile(buildUser()), current: 'articles' },
} satisfies Meta<typeof ProfileTabs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Questions: Story = { args: { current: 'questions' } }
