import 'server-only'
import { ColumnManager } from '@mozhan/article/client'
import { accountPage } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { Pagination } from '@mozhan/ui'
import { redirect } from 'next/navigation'
import { OWN_COLUMNS, toOwnColumn } from '../model/column-row.ts'

export interface MyColumnsProps {
  /** Page number, from 1. */
  page: number
  /** Search text for names. */
  search?: string
}

/** A page of the signed-in user's columns, for the account page. */
export async function MyColumns({ page, search = '' }: MyColumnsProps) {
  const { api } = await requireSession()
  const body = { current: page, size: OWN_COLUMNS, name: search }
  const { records, total } = await redirectOnFailure(() => api.column.findMyColumns({ body }))
  const pages = Math.ceil(total / OWN_COLUMNS)
  const hrefFor = (number: number) =>
    accountPage.href({ tab: 'columns', page: number, key: search })
  if (page > pages && pages > 0) redirect(hrefFor(pages))
  return (
    <>
      <ColumnManager
        key={`${page} ${search}`}
        columns={records.map(toOwnColumn)}
        page={page}
        search={search}
      />
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}
