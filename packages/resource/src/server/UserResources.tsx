import 'server-only'
import { OwnRowTools } from '@mozhan/content/client'
import { accountPage, resourceForm, userPage } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { buttonClass, Empty, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound, redirect } from 'next/navigation'
import { copy } from '../copy.ts'
import { toResourceRow } from '../model/resource-row.ts'
import { ResourceList } from '../view/ResourceList.tsx'
import { loadResourcesOf, PAGE_SIZE } from './load-resources.ts'

export interface MyResourcesProps {
  /** Page number, from 1. */
  page: number
  /** Search text for titles. */
  search?: string
}

/** A page of the signed-in user's resources, for the account page. */
export async function MyResources({ page, search }: MyResourcesProps) {
  const { api } = await requireSession()
  const body = { title: search, current: page, size: PAGE_SIZE }
  const { records, total } = await redirectOnFailure(() => api.resource.listMyResources({ body }))
  const pages = Math.ceil(total / PAGE_SIZE)
  const hrefFor = (number: number) =>
    accountPage.href({ tab: 'resources', page: number, key: search })
  if (page > pages && pages > 0) redirect(hrefFor(pages))
  if (records.length === 0) {
    return search ? (
      <Empty title={copy.list.nothing} />
    ) : (
      <Empty
        title={copy.list.empty}
        action={
          <SmartLink className={buttonClass({ variant: 'primary' })} href={resourceForm.path}>
            {copy.list.upload}
          </SmartLink>
        }
      />
    )
  }
  return (
    <>
      <ResourceList
        resources={records.map(toResourceRow)}
        withoutAuthor
        actionsOf={({ id }) => (
          <OwnRowTools
            kind="resource"
            id={id}
            editHref={resourceForm.href({ id })}
            question={copy.confirm.resource}
          />
        )}
      />
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}

export interface UserResourcesProps {
  userId: string
  /** Page number, from 1; 404 beyond the last page. */
  page: number
}

/** Resources of a user, for the profile page. */
export async function UserResources({ userId, page }: UserResourcesProps) {
  const { rows, pages } = await loadResourcesOf(userId, page)
  if (rows.length === 0) return page > 1 ? notFound() : <Empty title={copy.list.empty} />
  return (
    <>
      <ResourceList resources={rows} withoutAuthor />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => userPage.href({ id: userId, tab: 'resources', page: number })}
      />
    </>
  )
}
