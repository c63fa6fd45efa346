import { RESOURCE_STATUS } from '@mozhan/api-client/contract'
import { and, eq, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { resources } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { isNotDeleted, resourceNotDeleted } from '../file/index.ts'

interface ResourceState {
  readonly userId: string
  readonly status: number
}

/** The table of resources, or an alias of it. */
type ResourceTable = Readonly<Record<keyof ResourceState, SQLWrapper>>

export { isNotDeleted, resourceNotDeleted }

/** Whether all visitors may see it. */
export function isPublished({ status }: Pick<ResourceState, 'status'>): boolean {
  return status === RESOURCE_STATUS.approved
}

export function resourcePublished({ status }: Pick<ResourceTable, 'status'> = resources): SQL {
  return eq(status, RESOURCE_STATUS.approved)
}

/** Approved resources are public; the owner sees every state but deleted. */
export function canReadResource(viewer: Viewer | null, resource: ResourceState): boolean {
  return isNotDeleted(resource) && (isPublished(resource) || viewer?.id === resource.userId)
}

export function resourceReadableBy(
  viewer: Viewer | null,
  table: ResourceTable = resources,
): SQL | undefined {
  const isOwn = viewer === null ? undefined : eq(table.userId, viewer.id)
  return and(resourceNotDeleted(table), or(resourcePublished(table), isOwn))
}
