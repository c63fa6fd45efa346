import 'server-only'
import { MarkControl } from '@mozhan/content/client'
import { ShareButton } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import type { ArticleDetail } from '../model/article-detail.ts'
import { ArticleRail } from '../view/ArticleRail.tsx'

export interface ArticleActionsProps {
  article: ArticleDetail
  /** Link to the assistant with this article. */
  ask?: ReactNode
}

/** Action rail of an article: like, collect, share, ask. */
export function ArticleActions({ article, ask }: ArticleActionsProps) {
  return (
    <ArticleRail
      comments={article.comments}
      like={<MarkControl mark="like" kind="article" id={article.id} count={article.likes} />}
      collect={
        <MarkControl mark="collect" kind="article" id={article.id} count={article.collects} />
      }
      share={<ShareButton title={article.title} />}
      ask={ask}
    />
  )
}
