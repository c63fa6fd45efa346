import 'server-only'
import { Empty, FeedLayout, Page } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { articlesPageHref } from '../routes.ts'
import { PageHead } from '../view/PageHead.tsx'
import { FeedSection } from './FeedSection.tsx'
import { HomeAside } from './HomeAside.tsx'

export interface ArticleListPageProps {
  /** Page number, for readers without scripts. @default 1 */
  current?: number
}

/** All public articles (`/article`). */
export async function ArticleListPage({ current = 1 }: ArticleListPageProps) {
  return (
    <Page>
      <FeedLayout aside={<HomeAside />} asideLabel={copy.home.aside}>
        <PageHead
          title={copy.list.title}
          description={current > 1 ? copy.list.page(current) : copy.list.description}
        />
        <FeedSection
          query={{}}
          current={current}
          pageHref={articlesPageHref}
          sortable={current === 1}
          empty={<Empty title={copy.list.empty} description={copy.list.emptyHint} />}
        />
      </FeedLayout>
    </Page>
  )
}
