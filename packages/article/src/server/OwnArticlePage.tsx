import 'server-only'
import { isApiError } from '@mozhan/api-client'
import { ArticleEnhancer } from '@mozhan/article/client'
import { orFailPage, requireSession } from '@mozhan/session/server'
import { buttonClass, Page } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import { toArticleDetail } from '../model/article-detail.ts'
import { isPageId } from '../model/ids.ts'
import { articleEditHref } from '../routes.ts'
import { ArticleBody } from '../view/ArticleBody.tsx'
import { ArticleHeader } from '../view/ArticleHeader.tsx'
import { Narrow } from '../view/Narrow.tsx'

export interface OwnArticlePageProps {
  /** Segment of `/article/:id/own`. */
  id: string
}

const NOT_FOUND = 404

/** One's own article as readers would see it: the only page that a private one has. */
export async function OwnArticlePage({ id }: OwnArticlePageProps) {
  const { api, me } = await requireSession()
  if (!isPageId(id)) notFound()
  const wire = await orFailPage(async () => {
    try {
      return await api.article.getArticle({ params: { id } })
    } catch (error) {
      if (isApiError(error) && error.code === NOT_FOUND) return undefined
      throw error
    }
  })
  if (wire?.userId !== me.id) notFound()
  return (
    <Page>
      <Narrow>
        <p>
          {wire.ispublic === 0 ? copy.mine.private : copy.mine.public}{' '}
          <SmartLink className={buttonClass({ size: 'sm' })} href={articleEditHref(id)}>
            {copy.mine.edit}
          </SmartLink>
        </p>
        <ArticleHeader article={toArticleDetail(wire)} />
        <ArticleBody html={wire.htmlContent ?? ''} />
      </Narrow>
      <ArticleEnhancer />
    </Page>
  )
}
