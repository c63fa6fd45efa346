import 'server-only'
import { CommentsLink } from '@mozhan/article/client'
import { MarkControl } from '@mozhan/content/client'
import { RAIL_ICON } from '@mozhan/ui'
import { ShareButton } from '@mozhan/ui/client'
import IconMessage2 from '@tabler/icons-react/icons/IconMessage2'
import type { ReactNode } from 'react'
import type { ArticleDetail } from '../model/article-detail.ts'
import { COMMENTS_ANCHOR } from '../routes.ts'
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
      comments={
        <CommentsLink
          articleId={article.id}
          count={article.comments}
          icon={<IconMessage2 {...RAIL_ICON} />}
          href={`#${COMMENTS_ANCHOR}`}
        />
      }
      like={<MarkControl mark="like" kind="article" id={article.id} count={article.likes} />}
      collect={
        <MarkControl mark="collect" kind="article" id={article.id} count={article.collects} />
      }
      share={<ShareButton title={article.title} />}
      ask={ask}
    />
  )
}
