import 'server-only'
import { accountHref } from '@mozhan/session'
import { orFailPage, requireSession } from '@mozhan/session/server'
import { buttonClass, Empty, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { articleEditHref } from '../routes.ts'
import { ArticleList } from '../view/ArticleList.tsx'

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
      <ArticleList articles={records.map(toArticleRow)} withoutAuthor />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => accountHref(visibility === 'private' ? 'private' : undefined, number)}
      />
    </>
  )
}
