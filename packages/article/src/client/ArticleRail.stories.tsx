import { buildUserInfo } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleRail } from '../view/ArticleRail.tsx'
import { MemberAction } from './MemberAction.tsx'
import { ShareButton } from './ShareButton.tsx'

const meta = {
  title: 'article/client/ArticleRail',
  component: ArticleRail,
  args: {
    comments: 41,
    like: <MemberAction kind="like" count={218} />,
    collect: <MemberAction kind="collect" count={96} />,
    share: <ShareButton title="把一次 P99 抖动追到内核" />,
  },
} satisfies Meta<typeof ArticleRail>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
export const SignedIn: Story = { parameters: { session: buildUserInfo() } }
export const LargeCounts: Story = {
  args: { comments: 12_400, like: <MemberAction kind="like" count={118_900} /> },
}
