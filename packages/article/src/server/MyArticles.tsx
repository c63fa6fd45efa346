import 'server-only'
import { accountHref } from '@mozhan/session'
import { orFailPage, requireSession } from '@mozhan/session/server'
import { buttonClass, Empty, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { articleEditHref, ownArticleHref } from '../routes.ts'
import { ArticleCard } from '../view/ArticleCard.tsx'

export interface MyArticlesProps {
  visibility: 'public' | 'private'
  /** From 1. */
  page: number
}

const PAGE_SIZE = 20

/** One's own articles, a page at a time, for the personal centre. */
export async function MyArticles({ visibility, page }: MyArticlesProps) {
  const { api, me } = await requireSession()
  const ispublic = visibility === 'public' ? 1 : 0
  const body = { userId: me.id, ispublic, current: page, size: PAGE_SIZE } as const
  const { records, pages } = await orFailPage(() => api.article.listUserArticles({ body }))
  if (records.length === 0) {
    return (
      <Empty
        title={copy.mine.empty[visibility]}
        action={
          <SmartLink className={buttonClass({ variant: 'primary' })} href={articleEditHref()}>
            {copy.mine.write}
          </SmartLink>
        }
      />
    )
  }
  return (
    <>
      {records.map((record) => (
        <ArticleCard
          key={record.id}
          article={toArticleRow(record)}
          withoutAuthor
          href={visibility === 'private' ? ownArticleHref(record.id) : undefined}
          actions={<SmartLink href={articleEditHref(record.id)}>{copy.mine.edit}</SmartLink>}
        />
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => accountHref(visibility === 'private' ? 'private' : undefined, number)}
      />
    </>
  )
}
