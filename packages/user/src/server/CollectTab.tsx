import 'server-only'
import { accountPage } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { Empty, Pagination } from '@mozhan/ui'
import { CollectTools } from '@mozhan/user/client'
import { redirect } from 'next/navigation'
import { copy } from '../copy.ts'
import { toCollectKind, toCollectRow } from '../model/collect-row.ts'
import { CollectItem } from '../view/CollectItem.tsx'
import { CollectKinds } from '../view/CollectKinds.tsx'

export interface CollectTabProps {
  /** Page number, from 1. */
  page: number
  /** Search text for titles. */
  search?: string
  /** Query parameter `kind`. */
  kind?: string
}

const PAGE_SIZE = 20

/** Tab 收藏 of the account page. */
export async function CollectTab({ page, search, kind: named }: CollectTabProps) {
  const { api } = await requireSession()
  const kind = toCollectKind(named)
  const body = { targetType: kind, title: search, current: page, size: PAGE_SIZE }
  const { records, total } = await redirectOnFailure(() => api.collect.listCollects({ body }))
  const pages = Math.ceil(total / PAGE_SIZE)
  const hrefFor = (number: number) =>
    accountPage.href({ tab: 'collects', page: number, key: search, kind })
  if (page > pages && pages > 0) redirect(hrefFor(pages))
  return (
    <>
      <CollectKinds current={kind} search={search} />
      {records.length === 0 ? (
        <Empty
          title={search ? copy.collects.notFound : copy.collects.empty}
          description={search ? undefined : copy.collects.emptyHint}
        />
      ) : (
        records
          .map(toCollectRow)
          .map((row) => (
            <CollectItem
              key={row.kind + row.id}
              row={row}
              actions={<CollectTools id={row.id} kind={row.kind} />}
            />
          ))
      )}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}
