import { buildAdvert, buildArticle, buildColumn } from '@mozhan/api-client/fixtures'
import { labelPage } from '@mozhan/routes'
import { FeedLayout, LabelCloud, Page, SideSection } from '@mozhan/ui'
import { LoadMore } from '@mozhan/ui/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeadStories } from '../client/LeadStories.tsx'
import { toAdvertBox } from '../model/advert-box.ts'
import { toArticleDetail } from '../model/article-detail.ts'
import { toArticleRow } from '../model/article-row.ts'
import { toColumnRow } from '../model/column-row.ts'
import { toLeadStory } from '../model/lead-story.ts'
import { ArticleList } from './ArticleList.tsx'
import { ChannelNav } from './ChannelNav.tsx'
import { LatestList } from './LatestList.tsx'
import { LeadStoryView } from './LeadStoryView.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { RankList } from './RankList.tsx'
import { SortTabs } from './SortTabs.tsx'
import { TopColumns } from './TopColumns.tsx'

const COVER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 111"%3E%3Crect width="148" height="111" fill="%23f0ebe2"/%3E%3Cg fill="%231f5f63"%3E%3Crect x="24" y="62" width="18" height="30"/%3E%3Crect x="52" y="40" width="18" height="52"/%3E%3Crect x="80" y="26" width="18" height="66"/%3E%3C/g%3E%3Crect x="108" y="50" width="18" height="42" fill="%23c2402e" opacity=".75"/%3E%3C/svg%3E'

const channels = ['前端', '后端', '数据库', '架构', '人工智能', '运维', '移动端', '工具']
const titles = [
  '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时',
  '为什么我们放弃了微前端',
  'PostgreSQL 全文检索里的中文：分词、二元组与一次诚实的对比',
  '用 Rust 写一个能用的 HTTP/2 服务器，第 3 部分：流控',
  '一份不打折的代码评审清单',
]
const authors = ['沈栗', '周未明', '顾长安', '许知远', '林一川']
const rows = titles.map((title, at) =>
  toArticleRow(
    buildArticle({
      id: `${at + 1}`,
      title,
      nickName: authors[at],
      userImage: null,
      imageUrl: at % 2 === 0 ? COVER : null,
      viewCount: 3204 + at * 2713,
    }),
  ),
)
const columns = ['从零读懂 V8', '分布式系统的常识', '写给后端的 CSS'].map((name, at) =>
  toColumnRow(
    buildColumn({ id: `${at * 3}`, name, nickName: authors[at], articleCount: 24 - at * 6 }),
  ),
)
const stories = titles.slice(0, 3).map((title, at) => {
  const advert = toAdvertBox(
    buildAdvert({ id: `${at}`, title, advertUrl: '/article/1', advertTarget: '_self' }),
  )
  const article = toArticleDetail(buildArticle({ title, nickName: authors[at], userImage: null }))
  return { id: advert.id, content: <LeadStoryView story={toLeadStory(advert, article)} /> }
})
const labels = ['TypeScript', 'PostgreSQL', 'Linux', 'Rust', '排版', 'Go', '性能'].map(
  (name, at) => ({
    id: `${at}`,
    name,
  }),
)

const meta = {
  title: 'article/view/HomeScreen',
  component: FeedLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  render: () => (
    <Page>
      <FeedLayout
        nav={<ChannelNav channels={channels.map((name, id) => ({ id: `${id}`, name }))} />}
        asideLabel="站内推荐"
        aside={
          <>
            <NoticeBox
              notice={{
                id: '1',
                title: '写作周：把踩过的坑写成路标',
                href: '/history',
                isBlank: false,
              }}
            />
            <SideSection title="专栏" more={{ href: '/column', text: '全部' }}>
              <TopColumns columns={columns} />
            </SideSection>
            <SideSection title="热门文章">
              <RankList articles={rows} />
            </SideSection>
            <SideSection title="最近更新">
              <LatestList articles={rows.slice(0, 3)} />
            </SideSection>
            <SideSection title="标签" more={{ href: '/label', text: '全部' }}>
              <LabelCloud labels={labels} hrefFor={(id) => labelPage.href({ id })} />
            </SideSection>
          </>
        }
      >
        <LeadStories stories={stories} />
        <SortTabs current="new" onSelect={() => {}} />
        <ArticleList articles={rows} />
        <LoadMore state="idle" onMore={() => {}} />
      </FeedLayout>
    </Page>
  ),
} satisfies Meta<typeof FeedLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
