import 'server-only'
import { SearchField } from '@mozhan/resource/client'
import { resourceList } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { Empty, Page, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import type { ResourceListQuery } from '../routes.ts'
import { ListHead } from '../view/ListHead.tsx'
import { ResourceList } from '../view/ResourceList.tsx'
import { loadResources, loadTypes } from './load-resources.ts'

export interface ResourceListPageProps {
  query?: ResourceListQuery
  /** @default 1 */
  current?: number
}

/** List of resources (`/resource/list`). */
export async function ResourceListPage({ query = {}, current = 1 }: ResourceListPageProps) {
  const [types, { rows, pages }] = await Promise.all([
    loadSide('resource types', loadTypes, []),
    loadResources(query, current),
  ])
  if (rows.length === 0 && current > 1) notFound()
  const isNarrowed = Boolean(query.type || query.title)
  return (
    <Page>
      <ListHead
        types={types}
        query={query}
        search={<SearchField action={resourceList.path} query={query} />}
      />
      {rows.length > 0 ? (
        <ResourceList resources={rows} />
      ) : (
        <Empty
          title={isNarrowed ? copy.list.nothing : copy.list.empty}
          description={isNarrowed ? undefined : copy.list.emptyHint}
          action={
            isNarrowed ? (
              <SmartLink href={resourceList.path}>{copy.list.clear}</SmartLink>
            ) : undefined
          }
        />
      )}
      <Pagination
        page={current}
        pages={pages}
        hrefFor={(page) => resourceList.href({ ...query, page })}
      />
    </Page>
  )
}
