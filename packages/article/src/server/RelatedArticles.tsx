import 'server-only'
import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { articlePage } from '@mozhan/routes'
import { createServerApi, loadSide } from '@mozhan/session/server'
import { SideSection, TitleLinks } from '@mozhan/ui'
import { copy } from '../copy.ts'

export interface RelatedArticlesProps {
  articleId: string
}

const MAX = 5

/** Related articles. Renders nothing if they cannot be loaded, because they are optional. */
export async function RelatedArticles({ articleId }: RelatedArticlesProps) {
  const related = await loadSide('related articles', () => loadRelated(articleId), [])
  if (related.length === 0) return null
  return (
    <SideSection title={copy.article.related}>
      <TitleLinks items={related} hrefFor={(id) => articlePage.href({ id })} />
    </SideSection>
  )
}

function loadRelated(articleId: string) {
  const { search } = createServerApi({ tags: [`article:${articleId}`, 'articles-gone'] })
  const body = { id: articleId, t: SEARCH_TYPE.article, size: MAX }
  return search.recommend({ body })
}
