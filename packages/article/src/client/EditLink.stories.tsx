import { contract } from '@mozhan/api-client/contract'
import { buildArticle, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import { MarkControl } from '@mozhan/content/client'
import { articleEditor } from '@mozhan/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toArticleDetail } from '../model/article-detail.ts'
import { ArticleHeader } from '../view/ArticleHeader.tsx'
import { copy } from './copy.ts'
import { EditLink } from './EditLink.tsx'

const { getState } = contract.article
const stateOf = (isOwner: boolean) =>
  mockEndpoint(getState, { isThumb: true, isCollect: false, isOwner })
const article = toArticleDetail(buildArticle({ id: '1' }))

const meta = {
  title: 'article/client/EditLink',
  component: EditLink,
  args: { articleId: '1' },
  render: (args) => (
    <div style={{ maxWidth: 720, padding: 16 }}>
      <ArticleHeader article={article} edit={<EditLink {...args} />} />
    </div>
  ),
} satisfies Meta<typeof EditLink>
export default meta

type Story = StoryObj<typeof meta>

export const Writer: Story = {
  parameters: { session: buildUserInfo(), msw: [stateOf(true)] },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('banner').clientHeight
    const link = await canvas.findByRole('link', { name: copy.edit })
    await expect(link).toHaveAttribute('href', articleEditor.href({ id: '1' }))
    await expect(canvas.getByRole('banner').clientHeight).toBe(before)
  },
}

export const Reader: Story = {
  parameters: { session: buildUserInfo(), msw: [stateOf(false)] },
  render: (args) => (
    <>
      <EditLink {...args} />
      <MarkControl mark="like" kind="article" id={args.articleId} count={218} />
    </>
  ),
  play: async ({ canvas }) => {
    // The API answers both with the same state.
    await canvas.findByRole('button', { name: '取消点赞，已有 218 人点赞' })
    await expect(canvas.queryByRole('link', { name: copy.edit })).toBeNull()
  },
}

export const Phone: Story = { ...Writer, globals: { viewport: { value: 'phone' } } }
