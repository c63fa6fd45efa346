import { buildAdvert, buildArticle } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { toAdvertBox } from '../model/advert-box.ts'
import { toArticleDetail } from '../model/article-detail.ts'
import { toLeadStory } from '../model/lead-story.ts'
import { LeadStoryView } from '../view/LeadStoryView.tsx'
import { LeadStories } from './LeadStories.tsx'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 200"%3E%3Crect width="700" height="200" fill="%23e9efe9"/%3E%3Cpath d="M0 150h260l30-90 30 110 30-60h350" fill="none" stroke="%231f5f63" stroke-width="3"/%3E%3C/svg%3E'

const toView = (id: string, title: string, advertUrl = `/article/${id}`) => {
  const box = toAdvertBox(
    buildAdvert({ id, title, imageUrl: PICTURE, advertUrl, advertTarget: '_self' }),
  )
  const article = advertUrl.startsWith('/article/')
    ? toArticleDetail(buildArticle({ id, title }))
    : undefined
  return { id, content: <LeadStoryView story={toLeadStory(box, article)} /> }
}

const first = toView('1', '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时')

const meta = {
  title: 'article/client/LeadStories',
  component: LeadStories,
  args: {
    stories: [
      first,
      toView('2', '分布式系统的常识'),
      toView('3', '从零读懂 V8：一个专栏，把引擎拆开看', '/column/1'),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 652 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeadStories>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    const name = '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时'
    await expect(canvas.getByRole('link', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一篇' }))
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
      '第 2 篇，共 3 篇',
    )
  },
}
export const One: Story = { args: { stories: [first] } }
export const None: Story = { args: { stories: [] } }
export const Long: Story = {
  args: {
    stories: [toView('4', '很长的标题'.repeat(20)), toView('5', 'averylongword'.repeat(12))],
  },
}
