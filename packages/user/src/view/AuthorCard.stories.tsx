import { buildUser } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toProfile } from '../model/profile.ts'
import { AuthorCard } from './AuthorCard.tsx'

const meta = {
  title: 'user/view/AuthorCard',
  component: AuthorCard,
  args: { profile: toProfile(buildUser()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 252 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthorCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoPicture: Story = { args: { profile: toProfile(buildUser({ imageUrl: null })) } }
export const NoSignature: Story = { args: { profile: toProfile(buildUser({ summary: '' })) } }
export const LongText: Story = {
  args: {
    profile: toProfile(
      buildUser({
        nickName: '一个名字特别特别特别长的作者',
        summary: '做了八年后端，喜欢把“偶现”变成“必现”。'.repeat(8),
      }),
    ),
  },
}
