import { RESOURCE_STATUS } from '@mozhan/api-client/contract'
import { ne, type SQL, type SQLWrapper } from 'drizzle-orm'
import { resources } from '../../platform/db/schema/index.ts'

/** Whether a resource still shares its file: it is not deleted. It is here because resources depend on files. */
export function isSharing({ status }: { readonly status: number }): boolean {
  return status !== RESOURCE_STATUS.deleted
}

/** @param table the table of resources, or an alias of it */
export function resourceSharing({ status }: { readonly status: SQLWrapper } = resources): SQL {
  return ne(status, RESOURCE_STATUS.deleted)
}
