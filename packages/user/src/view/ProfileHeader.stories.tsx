import { buildUser } from '@mozhan/api-client/fixtures'
import { FeedLink } from '@mozhan/content/view'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toProfile } from '../model/profile.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

const meta = {
  title: 'user/view/ProfileHeader',
  component: ProfileHeader,
  args: { profile: toProfile(buildUser()) },
} satisfies Meta<typeof ProfileHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { links: <FeedLink kind="user" id="5" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '订阅 RSS' })).toHaveAttribute(
      'href',
      '/user/5/rss.xml',
    )
  },
}
export const Empty: Story = {
  args: {
    profile: toProfile(
      buildUser({
        imageUrl: null,
        summary: '',
        articleCount: 0,
        columnCount: 0,
        thumhup: 0,
        viewCount: 0,
      }),
    ),
  },
}
export const LongText: Story = {
  args: {
    profile: toProfile(
      buildUser({
        nickName: '一个名字特别特别特别长的作者',
        summary: '写后端，也写怎么把后端写慢再写快。'.repeat(6),
      }),
    ),
  },
}
