import 'server-only'
import { createServerApi, isBuilding } from '@mozhan/session/server'
import { cache } from 'react'
import { type ResourceRow, type Tag, toResourceRow } from '../model/resource-row.ts'
import type { ResourceListQuery } from '../routes.ts'

/** A page of a list with the number of pages. */
export interface ResourceListPage {
  rows: ResourceRow[]
  pages: number
}

export const PAGE_SIZE = 20
/** Number of other resources beside a resource. */
const MORE = 6
const NOTHING: ResourceListPage = { rows: [], pages: 0 }

/** Loads a page of the public list. */
export async function loadResources(
  query: ResourceListQuery,
  current: number,
): Promise<ResourceListPage> {
  if (isBuilding()) return NOTHING
  const { resource } = createServerApi({ tags: ['resources'] })
  const body = { ...query, current, size: PAGE_SIZE }
  const { records, total } = await resource.findResources({ body })
  return { rows: records.map(toResourceRow), pages: Math.ceil(total / PAGE_SIZE) }
}

/** Loads a page of a user's resources, the latest change first. */
export async function loadResourcesOf(userId: string, current: number): Promise<ResourceListPage> {
  if (isBuilding()) return NOTHING
  const { resource } = createServerApi({ tags: ['resources', `user:${userId}`] })
  const body = { userId, current, size: PAGE_SIZE }
  const { records, total } = await resource.findResources({ body })
  return { rows: records.map(toResourceRow), pages: Math.ceil(total / PAGE_SIZE) }
}

/** Loads other resources of a user. */
export async function loadMoreBy(userId: string, exceptId: string): Promise<ResourceRow[]> {
  if (isBuilding() || userId === '') return []
  const { resource } = createServerApi({ tags: ['resources'] })
  const { records } = await resource.findResources({ body: { userId, current: 1, size: MORE } })
  return records.filter(({ id }) => id !== exceptId).map(toResourceRow)
}

/** Kinds of resources, in the editors' order. */
export const loadTypes = cache(async (): Promise<Tag[]> => {
  if (isBuilding()) return []
  const { resource } = createServerApi({ tags: ['resources'] })
  return resource.listResourceTypes()
})
