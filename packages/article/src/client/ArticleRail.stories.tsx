import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { MarkControl } from '@mozhan/content/client'
import { RAIL_ICON } from '@mozhan/ui'
import { ShareButton } from '@mozhan/ui/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import IconMessage2 from '@tabler/icons-react/icons/IconMessage2'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ArticleRail } from '../view/ArticleRail.tsx'
import { CommentsLink } from './CommentsLink.tsx'

const meta = {
  title: 'article/client/ArticleRail',
  component: ArticleRail,
  args: {
    comments: (
      <CommentsLink
        articleId="1"
        count={41}
        icon={<IconMessage2 {...RAIL_ICON} />}
        href="#comments"
      />
    ),
    like: <MarkControl mark="like" kind="article" id="1" count={218} />,
    collect: <MarkControl mark="collect" kind="article" id="1" count={96} />,
    share: <ShareButton title="把一次 P99 抖动追到内核" />,
  },
} satisfies Meta<typeof ArticleRail>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
const { getState, setThumb, setCollect } = contract.article
const stateOf = (isThumb: boolean) =>
  mockEndpoint(getState, { isThumb, isCollect: false, isOwner: false })
const session = buildUserInfo()

export const SignedIn: Story = {
  parameters: { session, msw: [stateOf(false), mockEndpoint(setCollect, null)] },
}

export const Liked: Story = {
  parameters: { session, msw: [stateOf(true)] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '取消点赞，已有 218 人点赞' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LikedAtOnce: Story = {
  parameters: { session, msw: [stateOf(false), mockEndpoint(setThumb, null)] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '点赞，已有 218 人点赞' })
    for (let at = 0; at < 5; at++) await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('取消点赞，已有 219 人点赞'))
  },
}

export const LikeRefused: Story = {
  parameters: { session, msw: [stateOf(false), mockFailure(setThumb, 999, '文章不存在')] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '点赞，已有 218 人点赞' })
    await userEvent.click(button)
    await expect(await canvas.findByText('文章不存在')).toBeVisible()
    await expect(button).toHaveAccessibleName('点赞，已有 218 人点赞')
  },
}

export const LikedTooOften: Story = {
  parameters: {
    session,
    msw: [stateOf(false), mockFailure(setThumb, 429, '操作过于频繁，请 40 秒后再试')],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '点赞，已有 218 人点赞' })
    await userEvent.click(button)
    await expect(await canvas.findByText('操作过于频繁，请 40 秒后再试')).toBeVisible()
    await expect(button).toHaveAccessibleName('点赞，已有 218 人点赞')
  },
}

export const LikeOffline: Story = {
  parameters: { session, msw: [stateOf(false), mockNetworkError(setThumb)] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '点赞，已有 218 人点赞' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement())
    await expect(button).toHaveAccessibleName('点赞，已有 218 人点赞')
  },
}
export const LargeCounts: Story = {
  args: {
    comments: 12_400,
    like: <MarkControl mark="like" kind="article" id="1" count={118_900} />,
  },
}
