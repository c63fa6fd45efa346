import { RESOURCE_STATUS } from '@mozhan/api-client/contract'
import { ne, type SQL, type SQLWrapper } from 'drizzle-orm'
import { resources } from '../../platform/db/schema/index.ts'

/** Whether a resource is not deleted, so that its file is available. It is here because resources depend on files. */
export function isNotDeleted({ status }: { readonly status: number }): boolean {
  return status !== RESOURCE_STATUS.deleted
}

/** @param table the table of resources, or an alias of it */
export function resourceNotDeleted({ status }: { readonly status: SQLWrapper } = resources): SQL {
  return ne(status, RESOURCE_STATUS.deleted)
}
