import 'server-only'
import { ARTICLE_STATUS, type Article } from '@mozhan/api-client/contract'
import { OwnRowTools } from '@mozhan/content/client'
import { accountPage, articleEditor, ownArticlePage } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { buttonClass, Empty, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { redirect } from 'next/navigation'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { isReadByAll } from '../model/is-read-by-all.ts'
import { ArticleCard } from '../view/ArticleCard.tsx'
import classes from './MyArticles.module.css'

export interface MyArticlesProps {
  visibility: 'public' | 'private'
  /** Page number, from 1. */
  page: number
  /** Search text for titles. */
  search?: string
}

const PAGE_SIZE = 20

/** A page of the signed-in user's articles, for the account page. */
export async function MyArticles({ visibility, page, search }: MyArticlesProps) {
  const { api, me } = await requireSession()
  const ispublic = visibility === 'public' ? 1 : 0
  const body = { userId: me.id, ispublic, title: search, current: page, size: PAGE_SIZE } as const
  const { records, pages } = await redirectOnFailure(() => api.article.listUserArticles({ body }))
  const tab = visibility === 'public' ? 'articles' : 'private'
  const hrefFor = (number: number) => accountPage.href({ tab, page: number, key: search })
  if (page > pages && pages > 0) redirect(hrefFor(pages))
  if (records.length === 0) {
    return search ? (
      <Empty title={copy.mine.notFound} />
    ) : (
      <Empty
        title={copy.mine.empty[visibility]}
        action={
          <SmartLink className={buttonClass({ variant: 'primary' })} href={articleEditor.href()}>
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
          href={isReadByAll(record) ? undefined : ownArticlePage.href({ id: record.id })}
          actions={
            <>
              <ReviewState status={record.status} />
              <OwnRowTools
                kind="article"
                id={record.id}
                editHref={articleEditor.href({ id: record.id })}
                question={copy.mine.askRemove(record.title)}
              />
            </>
          }
        />
      ))}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}

function ReviewState({ status }: Pick<Article, 'status'>) {
  const { waiting, rejected } = copy.mine.state
  if (status === ARTICLE_STATUS.waiting) return <p className={classes.state}>{waiting}</p>
  return status === ARTICLE_STATUS.rejected ? <p className={classes.state}>{rejected}</p> : null
}
