import 'server-only'
import { MemberAction } from '@mozhan/article/client'
import { ShareButton } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import type { ArticleDetail } from '../model/article-detail.ts'
import { ArticleRail } from '../view/ArticleRail.tsx'

export interface ArticleActionsProps {
  article: ArticleDetail
  ask?: ReactNode
}

/** The rail of an article with its controls. */
export function ArticleActions({ article, ask }: ArticleActionsProps) {
  return (
    <ArticleRail
      comments={article.comments}
      like={<MemberAction kind="like" articleId={article.id} count={article.likes} />}
      collect={<MemberAction kind="collect" articleId={article.id} count={article.collects} />}
      share={<ShareButton title={article.title} />}
      ask={ask}
    />
  )
}
