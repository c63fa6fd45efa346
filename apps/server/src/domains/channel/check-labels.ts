import type { Database } from '../../platform/db/client.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { copy } from './copy.ts'
import { findLabelsByIds } from './label-queries.ts'

/** @throws DomainError when one of the labels does not exist */
export async function checkLabels(db: Database, ids: readonly string[]): Promise<void> {
  const found = await findLabelsByIds(db, ids)
  if (found.length !== new Set(ids).size) throw new DomainError('refused', copy.unknownLabel)
}
