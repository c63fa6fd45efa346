import { buildArticle, buildColumn } from '@mozhan/api-client/fixtures'
import { CommentsLink, ReadingProgress, TocHighlighter } from '@mozhan/article/client'
import { MarkControl } from '@mozhan/content/client'
import { renderMarkdown } from '@mozhan/markdown'
import { Page, RAIL_ICON, SideSection } from '@mozhan/ui'
import { ShareButton } from '@mozhan/ui/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import IconMessage2 from '@tabler/icons-react/icons/IconMessage2'
import { toArticleDetail } from '../model/article-detail.ts'
import { toColumnRow } from '../model/column-row.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleLayout } from './ArticleLayout.tsx'
import { ArticleRail } from './ArticleRail.tsx'
import { AsideStack } from './AsideStack.tsx'
import { ColumnBox } from './ColumnBox.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { TopColumns } from './TopColumns.tsx'

const TEXT = `周三凌晨，订单服务的 P99 从 40ms 跳到 1.2s，只持续了三分钟。日志里没有异常，监控上 CPU 与内存都平静。**“没有异常”本身就是线索：**时间花在了应用看不见的地方。

## 先把时间切开

一次请求在网关、应用和数据库之间走过四段路。我们在每一段的两端各取一个时间戳，用 \`bpftrace\` 直接从内核拿到发送与确认的时刻：

\`\`\`bash
# 统计每个对端的重传次数，十秒一次
bpftrace -e 'kprobe:tcp_retransmit_skb { @[comm] = count(); }'
\`\`\`

> 平均数会掩盖一切。把每一段的分布都画出来，再决定往哪里走。

### 数字

| 阶段 | P50 | P99 |
| --- | --: | --: |
| 网关 → 应用 | 0.8 ms | 2.1 ms |
| 应用处理 | 6.2 ms | 19 ms |

## 网卡队列

- 队列长度不是越大越好；
- 软中断集中在一个核上时，先看 RPS。

${'这一段只是为了让页面足够长，好看目录怎样跟着走。'.repeat(40)}

## 我们改了什么

三个默认参数，一条监控。
`

const meta = {
  title: 'article/view/ArticleScreen',
  component: ArticleLayout,
  parameters: { layout: 'fullscreen' },
  args: { rail: null, aside: null, asideLabel: '目录与作者', children: null },
  loaders: [async () => ({ rendered: await renderMarkdown(TEXT) })],
  render: (_args, { loaded: { rendered } }) => {
    const article = toArticleDetail(
      buildArticle({
        title: '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时',
        nickName: '沈栗',
        userImage: null,
        toc: rendered.toc,
      }),
    )
    const column = toColumnRow(buildColumn())
    return (
      <Page>
        <ReadingProgress />
        <ArticleLayout
          rail={
            <ArticleRail
              comments={
                <CommentsLink
                  articleId="1"
                  count={article.comments}
                  icon={<IconMessage2 {...RAIL_ICON} />}
                  href="#comments"
                />
              }
              like={<MarkControl mark="like" kind="article" id="1" count={article.likes} />}
              collect={
                <MarkControl mark="collect" kind="article" id="1" count={article.collects} />
              }
              share={<ShareButton title={article.title} />}
            />
          }
          asideLabel="目录与作者"
          aside={
            <AsideStack>
              <TableOfContents lines={article.toc} />
              <SideSection title="作者的专栏">
                <TopColumns columns={[column]} />
              </SideSection>
            </AsideStack>
          }
        >
          <ArticleHeader article={article} />
          <TableOfContents lines={article.toc} variant="fold" />
          <ArticleBody html={rendered.html} />
          <ColumnBox
            column={column}
            neighbours={{
              previous: { id: '1', title: '一个请求的一生' },
              next: { id: '3', title: '线程池参数不是拍脑袋定的' },
              position: 2,
              total: 12,
            }}
          />
        </ArticleLayout>
        <TocHighlighter />
      </Page>
    )
  },
} satisfies Meta<typeof ArticleLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
