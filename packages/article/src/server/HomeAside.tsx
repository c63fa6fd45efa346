import 'server-only'
import { FeedLink } from '@mozhan/content/view'
import { columnList, labelList, labelPage } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { LabelCloud, SideSection } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { pickLabels } from '../model/labels.ts'
import { LatestList } from '../view/LatestList.tsx'
import { NoticeBox } from '../view/NoticeBox.tsx'
import { RankList } from '../view/RankList.tsx'
import { TopColumns } from '../view/TopColumns.tsx'
import { loadTopColumns } from './load-columns.ts'
import {
  loadAdverts,
  loadLabelGroups,
  loadLatestArticles,
  loadPopularArticles,
} from './load-lists.ts'

export interface HomeAsideProps {
  /** Shows the labels of this channel. */
  channelId?: string
}

/** Number of entries per box. */
const COUNTS = { columns: 4, popular: 8, latest: 5, labels: 14 } as const

/** Right column of the home page: notices, columns, popular and latest articles, labels. */
export async function HomeAside({ channelId }: HomeAsideProps) {
  const [notices, columns, popular, latest, groups] = await Promise.all([
    loadSide('notices', () => loadAdverts('recommendation'), []),
    loadSide('top columns', () => loadTopColumns(COUNTS.columns), []),
    loadSide('popular articles', () => loadPopularArticles(COUNTS.popular), []),
    loadSide('latest articles', () => loadLatestArticles(COUNTS.latest), []),
    loadSide('labels', loadLabelGroups, []),
  ])
  const labels = pickLabels(groups, COUNTS.labels, channelId)
  const { aside, label } = copy
  return (
    <>
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
      {columns.length > 0 ? (
        <SideSection
          title={aside.columns}
          more={{ href: columnList.path, text: aside.all, label: copy.column.all }}
        >
          <TopColumns columns={columns} />
        </SideSection>
      ) : null}
      {popular.length > 0 ? (
        <SideSection title={aside.popular}>
          <RankList articles={popular} />
        </SideSection>
      ) : null}
      {latest.length > 0 ? (
        <SideSection title={aside.latest}>
          <LatestList articles={latest} />
        </SideSection>
      ) : null}
      {labels.length > 0 ? (
        <SideSection
          title={aside.labels}
          more={{ href: labelList.path, text: aside.all, label: label.all }}
        >
          <LabelCloud labels={labels} hrefFor={(id) => labelPage.href({ id })} />
        </SideSection>
      ) : null}
      {channelId === undefined ? <FeedLink kind="site" /> : null}
    </>
  )
}
