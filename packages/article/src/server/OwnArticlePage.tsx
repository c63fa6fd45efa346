import 'server-only'
import { BodyEnhancer } from '@mozhan/content/client'
import { articleEditor } from '@mozhan/routes'
import { buttonClass, Page } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { ArticleBody, BODY_ID } from '../view/ArticleBody.tsx'
import { ArticleHeader } from '../view/ArticleHeader.tsx'
import { Narrow } from '../view/Narrow.tsx'
import { loadOwnArticle } from './load-own-article.ts'
import { renderArticle } from './render-article.ts'

export interface OwnArticlePageProps {
  /** Segment of `/article/:id/own`. */
  id: string
}

/** The author's view of an article in any state. A private article has no other page. */
export async function OwnArticlePage({ id }: OwnArticlePageProps) {
  const wire = await loadOwnArticle(id)
  const { article, html } = await renderArticle(wire)
  return (
    <Page>
      <Narrow>
        <p>
          {wire.ispublic === 0 ? copy.mine.private : copy.mine.public}{' '}
          <SmartLink className={buttonClass({ size: 'sm' })} href={articleEditor.href({ id })}>
            {copy.mine.edit}
          </SmartLink>
        </p>
        <ArticleHeader article={article} />
        <ArticleBody html={html} />
      </Narrow>
      <BodyEnhancer bodyId={BODY_ID} />
    </Page>
  )
}

/** Metadata of the author's view. */
export async function ownArticleMetadata(id: string): Promise<Metadata> {
  return { title: (await loadOwnArticle(id)).title }
}
