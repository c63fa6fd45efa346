import 'server-only'
import { userPage } from '@mozhan/routes'
import { Empty, Pagination } from '@mozhan/ui'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import { PAGE_SIZE } from '../model/feed.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { ColumnGrid } from '../view/ColumnGrid.tsx'
import { loadUserColumns } from './load-columns.ts'
import { loadFeedPage } from './load-lists.ts'

export interface UserListProps {
  userId: string
  /** Page number, from 1; 404 beyond the last page. */
  page: number
}

const COLUMNS_PER_PAGE = 24

/** Public articles of a user, for the profile page. */
export async function UserArticles({ userId, page }: UserListProps) {
  const { rows, total } = await loadFeedPage({ userId }, page)
  if (rows.length === 0) {
    return page > 1 ? notFound() : <Empty title={copy.user.noArticles} />
  }
  return (
    <>
      <ArticleList articles={rows} withoutAuthor />
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(number) => userPage.href({ id: userId, tab: 'articles', page: number })}
      />
    </>
  )
}

/** Public columns of a user, for the profile page. */
export async function UserColumns({ userId, page }: UserListProps) {
  const columns = await loadUserColumns(userId)
  const shown = columns.slice((page - 1) * COLUMNS_PER_PAGE, page * COLUMNS_PER_PAGE)
  if (shown.length === 0) return page > 1 ? notFound() : <Empty title={copy.user.noColumns} />
  return (
    <>
      <ColumnGrid columns={shown} withoutAuthor />
      <Pagination
        page={page}
        pages={Math.ceil(columns.length / COLUMNS_PER_PAGE)}
        hrefFor={(number) => userPage.href({ id: userId, tab: 'columns', page: number })}
      />
    </>
  )
}
